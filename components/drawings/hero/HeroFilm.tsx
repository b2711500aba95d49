import { HALF_LENGTH, HALF_WIDTH } from "../parts/load.tsx";
import { encode, polygon, polyline } from "../path.ts";
import type { Point } from "../projection.ts";

/** Each turn of film lies this much above the last one, as the carriage climbs. Inches. */
const PITCH = 8;
/** Middle of the first turn, on the left side of the load. */
const FIRST = 17.2;
/** Half the width of the film, less what its slant adds. */
const HALF_FILM = 10;
const TURNS = 5;

interface Props {
	/** The two sides of the load that film can cover, from its foot to its top. Inches. */
	readonly foot: number;
	readonly top: number;
}

/**
 * Film laid turn by turn: a broad line across both sides for the film and a thin one for its upper edge.
 * HeroDrawing.css draws turn n along its length while the carriage climbs past it; the first turn goes
 * round twice.
 */
export function HeroFilm({ foot, top }: Props) {
	const sides: Point[] = [
		[-HALF_LENGTH, HALF_WIDTH, top],
		[HALF_LENGTH, HALF_WIDTH, top],
		[HALF_LENGTH, -HALF_WIDTH, top],
		[HALF_LENGTH, -HALF_WIDTH, foot],
		[HALF_LENGTH, HALF_WIDTH, foot],
		[-HALF_LENGTH, HALF_WIDTH, foot],
	];
	return (
		<>
			<clipPath id="hero-clip">
				<path d={encode(polygon(sides))} />
			</clipPath>
			<g className="laid" clipPath="url(#hero-clip)">
				<g className="hw">
					<Turn name="t1" z={FIRST} />
					{turns((name, z) => (
						<Turn key={name} name={name} z={z} />
					))}
				</g>
				<g className="he">
					{turns((name, z) => (
						<Turn key={name} name={name} z={z + HALF_FILM} />
					))}
				</g>
			</g>
		</>
	);
}

function turns<Drawn>(draw: (name: string, z: number) => Drawn): Drawn[] {
	return Array.from({ length: TURNS }, (_, turn) => draw(`t${turn + 1}`, FIRST + turn * PITCH));
}

interface TurnProps {
	readonly name: string;
	/** Height in the middle of the left side. Inches. */
	readonly z: number;
}

/** One turn over both sides, from the right corner on; it begins and ends outside the clip. */
function Turn({ name, z }: TurnProps) {
	const run: Point[] = [
		[HALF_LENGTH, -36, z + 5],
		[HALF_LENGTH, HALF_WIDTH, z + 2.4],
		[-40, HALF_WIDTH, z - 0.4],
	];
	return <path className={name} pathLength={1} d={encode(polyline(run))} />;
}
