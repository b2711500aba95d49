import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import type { Machine } from "./machine.ts";
import { robot } from "./robot/robot.tsx";

/** A robot that drives around a load on the floor, from left to right in front. */
export const r600Robot: Machine = robot({
	turns: 6,
	turn: 2.4,
	top: LOAD_HEIGHT,
	load: <CartonLoad z={0} />,
	callouts: [
		{ part: [-48, 44, 0], at: [-220, -17], word: "robot-path" },
		{ part: [-24, 20, 40], at: [-170, -145], word: "load-stays-put" },
		{ part: [67, -7, 84], at: [225, -205], word: "mast" },
		{ part: [45, -7, 44], at: [112, -250], upright: true, word: "film-carriage" },
		{ part: [30, -18, 4], at: [-40, 80], word: "feeler-wheel" },
	],
});
