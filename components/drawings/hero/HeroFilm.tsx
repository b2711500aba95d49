import { HALF_LENGTH, HALF_WIDTH } from "../parts/load.tsx";
import { type Point, project } from "../projection.ts";

/** Each turn of film lies this much above the last one, as the carriage climbs. Sheet units. */
const PITCH = 20;
/** Half the height of the film. Sheet units. */
const HALF_FILM = 25;
const TURNS = [1, 2, 3, 4, 5];

/** Middle of the first turn on the three edges of the load that show. */
const RIGHT: Point = [HALF_LENGTH, -HALF_WIDTH, 21.4];
const NEAR: Point = [HALF_LENGTH, HALF_WIDTH, 19.6];
const LEFT: Point = [-HALF_LENGTH, HALF_WIDTH, 17.6];

/**
 * Film laid turn by turn on the two sides that show: a broad line for the film and a thin one for its upper edge. The
 * first turn goes around twice. HeroDrawing.css draws turn n while the carriage climbs past it, first `tn` on the
 * right side, then `un` on the left one.
 */
export function HeroFilm() {
	return (
		<g className="laid">
			<Side name="t" from={RIGHT} to={NEAR} />
			<Side name="u" from={NEAR} to={LEFT} />
		</g>
	);
}

interface SideProps {
	readonly name: "t" | "u";
	/** Where the first turn begins and ends on this side. */
	readonly from: Point;
	readonly to: Point;
}

/** The turns on one side. They run level from where they begin, and the whole side is sloped. */
function Side({ name, from, to }: SideProps) {
	const [[x, y], [toX, toY]] = [project(from), project(to)];
	const slope = Math.round(((toY - y) / (toX - x)) * 100) / 100;
	const draw = (turn: number) => (
		<path key={turn} className={`${name}${turn}`} d={`M0${(1 - turn) * PITCH || " 0"}H${toX - x}`} />
	);
	return (
		<g transform={`matrix(1 ${slope} 0 1 ${x} ${Math.round(y)})`}>
			<g className="hw">
				{draw(1)}
				{TURNS.map(draw)}
			</g>
			<g className="he" transform={`translate(0-${HALF_FILM})`}>
				{TURNS.map(draw)}
			</g>
		</g>
	);
}
