import { RoundShadow, Shadow } from "../parts/floor.tsx";
import { ControlBox, Mast } from "../parts/mast.tsx";
import { Box, Drum } from "../parts/solids.tsx";
import type { Machine } from "./machine.ts";
import { operatedWrapper } from "./operated-wrapper.tsx";

/** Underside and top of the turntable. Inches. */
const FOOT = 8;
const TABLE = 11;

/** A semi-automatic turntable wrapper with a raised table and two pre-stretch rollers beside the film roll. */
export const x0ps: Machine = operatedWrapper({
	frame: (
		<>
			<RoundShadow radius={36} />
			<Shadow x={13} y={[-96, -45]} length={3} />
			<Box of="frame" at={[-13, -96, 0]} size={[26, 76, 6]} />
			<Mast at={[-6, -94, 6]} size={[12, 22, 82]} />
			<ControlBox at={[6, -93, 34]} height={40} />
		</>
	),
	base: <Drum cap="frame-top" side="frame-left" at={[0, 0, 0]} radius={29} height={FOOT} />,
	table: { from: FOOT, to: TABLE, radius: 33 },
	carriage: { roll: [12, -62], back: -72, plate: [-10, 18], preStretch: true },
	foot: 3,
	callouts: [
		{ part: [4.5, -72, 82], at: [215, -300], word: "mast" },
		{ part: [-7, -69, 50], at: [-10, -275], word: "film-carriage" },
		{ part: [14, -56, 44], at: [-10, -245], word: "film-rollers" },
		{ part: [-25, 21, TABLE], at: [-190, -85], word: "raised-turntable" },
	],
});
