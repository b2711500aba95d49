import { Shadow } from "../parts/floor.tsx";
import { ControlBox } from "../parts/mast.tsx";
import { Box, Drum } from "../shapes/solids.tsx";
import { operatedWrapper } from "./operated-wrapper.tsx";

/** Underside, top and radius of the turntable. Inches. */
const TABLE = { from: 8, to: 11, radius: 33 };

/**
 * A semi-automatic turntable wrapper with a raised table and two pre-stretch rollers beside the
 * film roll.
 */
export const x0ps = operatedWrapper({
	frame: (
		<>
			<Shadow x={13} y={[-96, -45]} length={3} />
			<Box of="frame" at={[-13, -96, 0]} size={[26, 76, 6]} />
		</>
	),
	mast: { at: [-6, -94, 6], size: [12, 22, 82] },
	fittings: <ControlBox at={[6, -93, 34]} height={40} />,
	base: <Drum of="frame" at={[0, 0, 0]} radius={TABLE.radius - 4} height={TABLE.from} />,
	table: TABLE,
	carriage: { roll: [12, -62], back: -72, plate: [-10, 18], preStretch: true },
	filmFrom: 3,
	// Room for the forklift.
	away: 47,
	poster: { scale: 0.97, lift: 8 },
	callouts: [
		{ word: "mast", at: [215, -300] },
		{ word: "film-carriage", at: [-10, -275] },
		{ word: "film-rollers", at: [-10, -245] },
		{ word: "turntable", at: [-190, -85] },
	],
});
