import { expect, it, onTestFinished, vi } from "vitest";
import { progress } from "../../../assets/make/progress.ts";

it("A build says what it is doing when it has been silent for three seconds", () => {
	const print = vi.spyOn(console, "log").mockReturnValue();
	const clock = vi.spyOn(performance, "now");
	onTestFinished(() => {
		vi.restoreAllMocks();
	});
	const start = performance.now() + 1_000_000;
	for (const [seconds, doing] of ["first", "soon", "later"].entries()) {
		clock.mockReturnValue(start + seconds * 2000);
		progress(doing);
	}
	expect(print.mock.calls).toEqual([["first"], ["later"]]);
});
