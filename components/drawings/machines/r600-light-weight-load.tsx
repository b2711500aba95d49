import { Bottles } from "../parts/bottles.tsx";
import { PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import type { Machine } from "./machine.ts";
import { robot } from "./robot/robot.tsx";

/** The same robot at a tall load that weighs little: fewer and slower turns. */
export const r600LightWeightLoad: Machine = robot({
	turns: 5,
	turn: 2.8,
	top: PALLET_HEIGHT + 72,
	load: (
		<>
			<Pallet z={0} />
			<Bottles z={PALLET_HEIGHT} layers={5} />
		</>
	),
	callouts: [
		{ part: [-24, 20, 74], at: [-170, -215], word: "light-load" },
		{ part: [-48, 44, 0], at: [-220, -17], word: "robot-path" },
		{ part: [67, -7, 84], at: [225, -205], word: "mast" },
		{ part: [30, -18, 4], at: [-40, 80], word: "feeler-wheel" },
	],
});
