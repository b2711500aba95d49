import { FilmLayer, RIGHT_CORNER } from "../parts/film.tsx";
import { ControlBox, FilmCarriage, Mast } from "../parts/mast.tsx";
import { Lines, Outline } from "../parts/shapes.tsx";
import { Box, Drum } from "../parts/solids.tsx";
import { type FloorPoint, type Point, project } from "../projection.ts";
import { circle, flat } from "../round.ts";

/** Underside of the carriage before the first turn. HeroDrawing.css lifts it from there. Inches. */
const CARRIAGE = 10;
const ROLL: FloorPoint = [14, -53];
const FOOT = 6;
const MAST = { at: [-10, -86, FOOT], size: [20, 22, 94] } as const;

/** The mast with its foot, beacon and controls, and the film carriage on it. */
export function HeroTower() {
	const bolts: FloorPoint[] = [
		[-16, -60],
		[16, -60],
		[16, -86],
	];
	const louvres = [0, 1, 2, 3, 4].map((slat): Point[] => [
		[10, -70, 18 + slat * 2.4],
		[10, -80, 18 + slat * 2.4],
	]);
	return (
		<>
			<Box of="d" at={[-12, -60, 0]} size={[24, 30, 4]} />
			<Box of="d" at={[-20, -90, 0]} size={[40, 34, FOOT]} />
			<Outline ink="n" path={bolts.flatMap(([x, y]) => circle(flat([x, y, FOOT], 1.4)))} />
			<Mast {...MAST} />
			<Lines ink="k" of={louvres} />
			<Drum cap="a1" side="a2" at={[0, -75, 100]} radius={2.4} height={5.6} />
			<g className="start">
				<ControlBox at={[10, -84, 44]} />
			</g>
			<TurnCounter />
			<g className="carriage">
				<FilmCarriage z={CARRIAGE} roll={ROLL} back={-64} plate={[-16, 22]}>
					<HeroWeb />
				</FilmCarriage>
			</g>
		</>
	);
}

/** Marks on the screen of the control box: HeroDrawing.css draws mark n with turn n of the film. */
function TurnCounter() {
	const [x, y] = project([15, -74.25, 56.5]);
	return (
		<g className="he" strokeLinecap="butt" transform={`matrix(0-1 1-.5 ${x} ${y})`}>
			{[1, 2, 3, 4, 5].map((turn) => (
				<path key={turn} className={`t${turn}`} d={`M0 ${3 * turn - 3}H11`} />
			))}
		</g>
	);
}

/** Film from the roll to the corner of the load, with the folds that show its tension. */
function HeroWeb() {
	const [x, y] = ROLL;
	const from: Point = [x - 3, y + 2.5, CARRIAGE + 2];
	const to: Point = [...RIGHT_CORNER, CARRIAGE + 2];
	return (
		<g className="web">
			<FilmLayer from={from} to={to} />
			<Lines
				ink="e"
				of={[5, 15].map((height): Point[] => [
					[from[0], from[1], from[2] + height],
					[to[0], to[1], to[2] + height],
				])}
			/>
		</g>
	);
}
