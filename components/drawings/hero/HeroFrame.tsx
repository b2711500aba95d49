import type { Wrapping } from "../mechanisms/wrapping.ts";
import { RoundShadow, Shadow } from "../parts/floor.tsx";
import { ControlBox, Mast } from "../parts/mast.tsx";
import { Lines, Outline, Path } from "../parts/shapes.tsx";
import { Box, Drum } from "../parts/solids.tsx";
import { type FloorPoint, type Point, project } from "../projection.ts";
import { circle, flat } from "../round.ts";
import { Moving } from "../scene/Moving.tsx";
import { during } from "../scene/time.ts";

const FOOT = 6;
const MAST = { at: [-10, -86, FOOT], size: [20, 22, 94] } as const;
const BOLTS: readonly FloorPoint[] = [
	[-16, -60],
	[16, -60],
	[16, -86],
];

/** The still parts behind the load: axes and shadows on the floor, and the mast with its foot, beacon and controls. */
export function HeroFrame() {
	const louvres = [0, 1, 2, 3, 4].map((slat): Point[] => [
		[10, -70, 18 + slat * 2.4],
		[10, -80, 18 + slat * 2.4],
	]);
	return (
		<>
			<TableAxes />
			<RoundShadow radius={36} />
			<Shadow x={20} y={[-90, -56]} length={12} />
			<Box of="frame" at={[-12, -60, 0]} size={[24, 30, 4]} />
			<Box of="frame" at={[-20, -90, 0]} size={[40, 34, FOOT]} />
			<Outline ink="opening" path={BOLTS.flatMap(([x, y]) => circle(flat([x, y, FOOT], 1.4)))} />
			<Mast {...MAST} />
			<Lines ink="detail" of={louvres} />
			<Drum cap="moving-top" side="moving-left" at={[0, -75, 100]} radius={2.4} height={5.6} />
			<ControlBox at={[10, -84, 44]} />
		</>
	);
}

/** The axes of the table, on the floor. */
function TableAxes() {
	return (
		<Lines
			ink="axis"
			of={[
				[
					[-70, 0, 0],
					[50, 0, 0],
				],
				[
					[0, 50, 0],
					[0, -112, 0],
				],
			]}
		/>
	);
}

interface TurnCounterProps {
	readonly wrapping: Wrapping;
}

/** A mark for each turn of film on the load, on the screen of the control box. */
export function TurnCounter({ wrapping: { turns, gone } }: TurnCounterProps) {
	const [x, y] = project([15, -74.25, 56.5]);
	const marks = Array.from({ length: turns.whole / 360 }, (_, index) => index + 1);
	return (
		<g transform={`matrix(0-1 1-.5 ${x} ${y})`}>
			{marks.map((turn) => (
				<Moving key={turn} shown={during(turns.timeOf(360 * turn), gone)}>
					<Path ink="film-edge" d={`M0 ${2.5 * turn - 2.5}H11`} />
				</Moving>
			))}
		</g>
	);
}
