import { PALLET_HEIGHT } from "../dimensions.ts";
import { Bottles } from "../parts/bottles.tsx";
import { Pallet } from "../parts/load.tsx";
import { robot } from "./robot/robot.tsx";

/** The same robot at a tall load that weighs little: fewer and slower turns. */
export const r600LightWeightLoad = robot({
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
		{ word: "light-load", at: [-170, -215] },
		{ word: "robot-path", at: [-220, -17] },
		{ word: "mast", at: [225, -205] },
		{ word: "feeler-arm", at: [-40, 80] },
	],
});
