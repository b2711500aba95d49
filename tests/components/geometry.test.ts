import { describe, expect, it } from "vitest";
import { encode } from "../../components/drawings/geometry/path.ts";
import {
	dot,
	inOneTurn,
	interpolate,
	polar,
	project,
	rotatePoint,
} from "../../components/drawings/geometry/projection.ts";
import { arc, circle, levelCircle, pointOn, wall } from "../../components/drawings/geometry/round.ts";
import { groupInPaintOrder, paintOrder } from "../../components/drawings/machines/robot/paint-order.ts";
import { softDrive } from "../../components/drawings/motion/drive.ts";
import { during, not, overTime, track } from "../../components/drawings/motion/time.ts";
import { stripsOf } from "../../components/drawings/motion/winding.ts";
import { wrapping } from "../../components/drawings/motion/wrapping.ts";
import { leftOf, parallelogram, rightOf, topOf } from "../../components/drawings/shapes/solids.tsx";

/** Numbers without the errors of floating point. */
const rounded = (numbers: readonly number[]) => numbers.map((number) => Number(number.toFixed(6)) || 0);

describe("the projection", () => {
	it("puts x to the lower right, y to the lower left and z up", () => {
		const axes = [project([1, 0, 0]), project([0, 1, 0]), project([0, 0, 2])];
		expect(axes).toEqual([
			[2, 1],
			[-2, 1],
			[0, -5],
		]);
	});

	it("counts angles on the floor from x to y", () => {
		expect(rounded(polar(90, 10))).toEqual([0, 10]);
		expect(rounded(rotatePoint([10, 0], 90))).toEqual([0, 10]);
	});

	it("keeps angles in one turn", () => {
		expect([-90, 0, 450].map(inOneTurn)).toEqual([270, 0, 90]);
	});

	it("knows points between points, and scalar products", () => {
		expect(interpolate([0, 0, 0], [4, 8, 12], 0.25)).toEqual([1, 2, 3]);
		expect(dot([1, 2, 3], [4, 5, 6])).toBe(32);
	});
});

describe("path data", () => {
	const move = (x: number, y: number) => ({ command: "move", to: [x, y] }) as const;
	const line = (x: number, y: number) => ({ command: "line", to: [x, y] }) as const;
	const close = { command: "close" } as const;

	it.each([
		["is relative", [move(1, 2), line(4, 6), line(8, 3)], "m1 2 3 4 4-3"],
		["omits lines that round to nothing", [move(0, 0), line(0.4, 0.4), line(3, 0)], "m0 0 3 0"],
		[
			"continues after a closed outline from its start",
			[move(1, 1), line(5, 1), close, move(2, 3)],
			"m1 1 4 0zm1 2",
		],
	])("%s", (_, path, data) => {
		expect(encode(path)).toBe(data);
	});

	it("has decimals on request, without leading zeros", () => {
		expect(encode([move(0.25, -0.5)], 1)).toBe("m.3-.5");
	});
});

describe("a round outline", () => {
	const round = levelCircle([0, 0, 0], 10);

	it("has points at angles from its first half axis to its second", () => {
		expect(rounded(pointOn(round, 90))).toEqual([0, 10, 0]);
	});

	it("is an ellipse twice as wide as high on the sheet", () => {
		expect(arc(round, 0, 90)).toMatchObject({
			radii: [expect.closeTo(20 * Math.SQRT2), expect.closeTo(10 * Math.SQRT2)],
			tilt: 0,
		});
	});

	it("ends where it starts", () => {
		const path = circle(round);
		const ends = path.flatMap((segment) => ("to" in segment ? [rounded(segment.to)] : []));
		expect(ends.at(-1)).toEqual(ends[0]);
	});

	it("has a near wall whose lines are as long as it is high", () => {
		const [top, foot] = wall(round, [0, 0, 4]).flatMap((segment) => ("to" in segment ? [segment.to] : []));
		expect([(foot?.[0] ?? 0) - (top?.[0] ?? 0), (foot?.[1] ?? 0) - (top?.[1] ?? 0)].map(Math.round)).toEqual([
			0, 10,
		]);
	});
});

describe("a solid", () => {
	const block = { at: [1, 2, 3], size: [10, 20, 30] } as const;

	it("has a top, a y+ side and an x+ side", () => {
		expect(topOf(block).every(([, , z]) => z === 33)).toBe(true);
		expect(leftOf(block).every(([, y]) => y === 22)).toBe(true);
		expect(rightOf(block).every(([x]) => x === 11)).toBe(true);
	});

	it("has faces that go around their corners", () => {
		expect(parallelogram([0, 0, 0], [1, 0, 0], [0, 1, 0])).toEqual([
			[0, 0, 0],
			[1, 0, 0],
			[1, 1, 0],
			[0, 1, 0],
		]);
	});
});

describe("the paint order of blocks", () => {
	const block = (x: number, y: number, z: number) => ({ at: [x, y, z], size: [10, 10, 10] }) as const;

	it("puts a block after those that it hides", () => {
		const [far, low, near, high] = [block(0, 0, 0), block(20, 0, 0), block(20, 20, 0), block(20, 20, 20)];
		expect(paintOrder([high, near, low, far])).toEqual([far, low, near, high]);
	});

	it("does not exist for blocks that hide one another in a cycle", () => {
		const inCycle = [
			{ at: [0, 0, 10], size: [30, 10, 10] },
			{ at: [20, -10, 0], size: [10, 30, 9] },
			{ at: [0, 10, 0], size: [10, 10, 30] },
		] as const;
		expect(() => paintOrder([...inCycle, { at: [10, -20, 8], size: [9, 40, 12] }])).toThrow("in a cycle");
	});

	it("groups blocks that ride, and leaves out none", () => {
		const blocks = [block(0, 0, 0), { ...block(20, 0, 0), rides: true }, block(20, 20, 0)];
		expect(groupInPaintOrder(blocks).map(({ rides }) => rides)).toEqual([false, true, false]);
	});
});

describe("a function of time", () => {
	it("follows its track evenly, and holds at both ends", () => {
		const height = track([2, 0], [4, 10]);
		expect([0, 2, 3, 4, 9].map(height)).toEqual([0, 0, 5, 10, 10]);
	});

	it("eases as CSS does", () => {
		const height = track([0, 0, "ease-in-out"], [1, 1]);
		expect(rounded([height(0.25), height(0.5)])).toEqual([0.129162, 0.5]);
	});

	it("jumps where two keyframes have one time", () => {
		expect([0.99, 1].map(track([0, 5], [1, 5], [1, 7]))).toEqual([5, 7]);
	});

	it("keeps its moments in what depends on it", () => {
		expect(not(during(1, 2)).moments).toEqual([1, 2]);
		expect(overTime([3], () => 0).map(String).moments).toEqual([3]);
	});
});

describe("wound film", () => {
	const drive = softDrive({ turns: 3, turn: 2 });
	const strips = stripsOf(wrapping({ drive, cycle: 12, heights: [0, 30], back: 10, gone: 9 }), (angle) =>
		polar(-angle, 100),
	);

	it("is laid on the sides in the order in which the roll passes them", () => {
		expect(strips.slice(0, 4).map(({ side }) => side)).toEqual(["right", "back", "left", "front"]);
	});

	it("is level in the first turn, and as wide as the film", () => {
		expect(strips[1]).toMatchObject({ left: [0, 20], right: [0, 20] });
	});

	it("adds only what is above the film of the turn before", () => {
		const onRight = strips.filter(({ side }) => side === "right");
		expect(onRight[1]?.left[0]).toBe(onRight[0]?.left[1]);
	});

	it("is laid when the roll is in line with a side", () => {
		// The roll crosses the line of the right side, which is at x = 24.
		const angle = (Math.acos(24 / 100) * 180) / Math.PI;
		expect(strips[0]?.laid).toBeCloseTo(drive.timeOf(angle), 3);
	});

	it("stays until its load is out of sight", () => {
		expect(strips.every(({ shown, laid }) => shown(laid) && shown(8.9) && !shown(9))).toBe(true);
	});
});
