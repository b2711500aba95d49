import { Shadow } from "../parts/floor.tsx";
import { ControlBox } from "../parts/mast.tsx";
import { Box } from "../shapes/solids.tsx";
import { operatedWrapper } from "./operated-wrapper.tsx";

/**
 * A semi-automatic turntable wrapper with a thin disc, a loading ramp, and film straight from the
 * roll.
 */
export const x1 = operatedWrapper({
	frame: (
		<>
			<Shadow x={15} y={[-91, -62]} length={4} />
			<Box of="frame" at={[-15, -91, 0]} size={[30, 29, 5]} />
			<Box of="frame" at={[-10, -62, 0]} size={[20, 32, 2.4]} />
		</>
	),
	mast: { at: [-9, -88, 5], size: [18, 22, 84] },
	fittings: <ControlBox at={[9, -87, 44]} />,
	ramp: true,
	table: { to: 3, radius: 33 },
	carriage: { roll: [13, -56], back: -66, plate: [-13, 19] },
	// The carriage comes down to the foot of the mast.
	filmFrom: 4,
	callouts: [
		{ word: "mast", at: [240, -255] },
		{ word: "film-carriage", at: [-10, -275] },
		{ word: "turntable", at: [-190, -65] },
		{ word: "loading-ramp", at: [-220, -5] },
	],
});
