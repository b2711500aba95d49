import { LOAD_HEIGHT } from "../dimensions.ts";
import { CartonLoad } from "../parts/load.tsx";
import { robot } from "./robot/robot.tsx";

/** A robot that drives around a load on the floor, from left to right in front. */
export const r600Robot = robot({
	turns: 6,
	turn: 2.4,
	top: LOAD_HEIGHT,
	load: <CartonLoad z={0} />,
	callouts: [
		{ word: "robot-path", at: [-220, -17] },
		{ word: "load-stays-put", at: [-170, -175] },
		{ word: "mast", at: [225, -205] },
		{ word: "film-carriage", at: [112, -250], vertical: true },
		{ word: "feeler-arm", at: [-40, 80] },
	],
});
