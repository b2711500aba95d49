import type { Wrapping } from "../mechanisms/wrapping.ts";
import { Shadow } from "../parts/floor.tsx";
import { ControlBox } from "../parts/mast.tsx";
import { Lines, line, Outline, Path } from "../parts/shapes.tsx";
import { Box, Drum } from "../parts/solids.tsx";
import { type FloorPoint, project } from "../projection.ts";
import { circle, flat } from "../round.ts";
import { Moving } from "../scene/Moving.tsx";
import { during } from "../scene/time.ts";

const FOOT = 6;
export const MAST = { at: [-10, -86, FOOT], size: [20, 22, 94] } as const;
const BOLTS: readonly FloorPoint[] = [
	[-16, -60],
	[16, -60],
	[16, -86],
];

/** The axes of the table on the floor, and the foot of the mast. */
export function HeroFrame() {
	return (
		<>
			<TableAxes />
			<Shadow x={20} y={[-90, -56]} length={12} />
			<Box of="frame" at={[-12, -60, 0]} size={[24, 30, 4]} />
			<Box of="frame" at={[-20, -90, 0]} size={[40, 34, FOOT]} />
			<Outline ink="opening" path={BOLTS.flatMap(([x, y]) => circle(flat([x, y, FOOT], 1.4)))} />
		</>
	);
}

interface HeroFittingsProps {
	readonly wrapping: Wrapping;
}

/** On the mast: its louvres, a beacon and the controls, which count turns. */
export function HeroFittings({ wrapping }: HeroFittingsProps) {
	const louvres = [0, 1, 2, 3, 4].map((slat) => line([10, -70, 18 + slat * 2.4], [10, -80, 18 + slat * 2.4]));
	return (
		<>
			<Lines ink="detail" of={louvres} />
			<Drum cap="moving-top" side="moving-left" at={[0, -75, 100]} radius={2.4} height={5.6} />
			<ControlBox at={[10, -84, 44]} />
			<TurnCounter wrapping={wrapping} />
		</>
	);
}

/** The axes of the table, on the floor. */
function TableAxes() {
	return <Lines ink="axis" of={[line([-70, 0, 0], [50, 0, 0]), line([0, 50, 0], [0, -112, 0])]} />;
}

/** A mark for each turn of film on the load, on the screen of the control box. */
function TurnCounter({ wrapping: { turns, gone } }: HeroFittingsProps) {
	const [x, y] = project([15, -74.25, 56.5]);
	const marks = Array.from({ length: turns.total / 360 }, (_, index) => index + 1);
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
