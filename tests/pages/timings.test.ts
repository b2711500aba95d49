import { expect, it } from "vitest";
import { Timings } from "../../pages/timings.ts";

/** Timings with a clock that is set by hand. */
function timed() {
	const clock = { now: 100 };
	const timings = new Timings(() => clock.now);
	const steps = () =>
		Object.fromEntries(
			timings
				.lines()
				.map((line) => /^ *(\d+) (?:ms|MB) {2}(.*)$/.exec(line) ?? [])
				.map(([, figure, step]) => [step, Number(figure)]),
		);
	return { clock, timings, steps };
}

it("Each step is told without the steps inside it, whether they are calls, items or promises", async () => {
	const { clock, timings, steps } = timed();
	timings.started("start");
	function* makeItems() {
		for (let item = 0; item < 3; item++) {
			timings.call("inner", () => {
				clock.now += 10;
			});
			clock.now += 1;
			yield item;
		}
	}
	async function consume() {
		const taken = [...timings.items("outer", makeItems())];
		await Promise.resolve();
		clock.now += 5;
		return taken;
	}
	expect(await timings.wait("consumer", consume())).toEqual([0, 1, 2]);
	expect(steps()).toMatchObject({ start: 100, inner: 30, outer: 3, "since the process started": 138 });
});

it("A promise's time leaves out what was measured while it was awaited", async () => {
	const { clock, timings, steps } = timed();
	await timings.wait(
		"write",
		Promise.resolve().then(() => {
			clock.now += 5;
			timings.call("render", () => {
				clock.now += 20;
			});
		}),
	);
	expect(steps()).toMatchObject({ write: 5, render: 20 });
});

it("A step that fails is told all the same, and its error goes on", () => {
	const { clock, timings, steps } = timed();
	const fail = () => {
		clock.now += 7;
		throw new Error("no film");
	};
	expect(() => timings.call("render", fail)).toThrow("no film");
	expect(steps()).toMatchObject({ render: 7 });
});

it("The peak of the memory is told", () => {
	expect(timed().steps()["peak memory"]).toBeGreaterThan(10);
});
