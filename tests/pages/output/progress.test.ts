import { expect, it } from "vitest";
import { progressOn } from "../../../pages/output/progress.ts";

function shownWith(isTTY: boolean, moments: readonly number[]): string {
	let output = "";
	let moment = 0;
	const stream = {
		isTTY,
		write: (text: string | Uint8Array) => {
			output += String(text);
			return true;
		},
	};
	const progress = progressOn(stream, () => moment);
	for (moment of moments) progress.show(`at ${moment}`);
	progress.done();
	return output;
}

it("shows nothing of work that takes less than a second", () => {
	expect(shownWith(true, [200, 999])).toBe("");
	expect(shownWith(false, [200, 999])).toBe("");
});

it("changes one line on a terminal, and takes it away at the end", () => {
	expect(shownWith(true, [1000, 1100])).toBe("\r\u001b[Kat 1000\r\u001b[Kat 1100\r\u001b[K");
});

it("writes plain lines elsewhere, one a second", () => {
	expect(shownWith(false, [1000, 1100, 1999, 2000])).toBe("at 1000\nat 2000\n");
});
