import { RoundShadow, Shadow } from "../parts/floor.tsx";
import { ControlBox, Mast } from "../parts/mast.tsx";
import { type Block, Box } from "../parts/solids.tsx";
import type { FloorPoint } from "../projection.ts";
import type { Machine } from "./machine.ts";
import { operatedWrapper } from "./operated-wrapper.tsx";

/** Top and radius of the turntable. Inches. */
const TABLE = 3;
export const RADIUS = 33;
export const ROLL: FloorPoint = [13, -56];
export const MAST: Block = { at: [-9, -88, 5], size: [18, 22, 84] };

/** A semi-automatic turntable wrapper with a thin disc, a loading ramp, and film straight from the roll. */
export const x1: Machine = operatedWrapper({
	frame: (
		<>
			<RoundShadow radius={34} />
			<Shadow x={15} y={[-91, -62]} length={4} />
			<Box of="frame" at={[-10, -62, 0]} size={[20, 32, 2.4]} />
			<Box of="frame" at={[-15, -91, 0]} size={[30, 29, 5]} />
			<Mast {...MAST} />
			<ControlBox at={[9, -87, 44]} />
		</>
	),
	ramp: true,
	table: { to: TABLE, radius: RADIUS },
	carriage: { roll: ROLL, back: -66, plate: [-13, 19] },
	// The carriage comes down to the foot of the mast.
	foot: 4,
	callouts: [
		{ part: [7.5, -66, 82], at: [240, -255], word: "mast" },
		{ part: [-10, -63, 44], at: [-10, -275], word: "film-carriage" },
		{ part: [-25, 20, TABLE], at: [-190, -65], word: "turntable" },
		{ part: [-10, 48, 1], at: [-220, -5], word: "loading-ramp" },
	],
});
