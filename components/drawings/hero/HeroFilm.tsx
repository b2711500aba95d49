import { HALF_LENGTH, HALF_WIDTH } from "../parts/load.tsx";
import { encode, polygon, polyline } from "../path.ts";
import type { Point } from "../projection.ts";

/** How far each turn of film is above the last. Inches. */
const PITCH = 8;
/** Middle of the first turn, on the left side of the load. */
const FIRST = 17.2;
/** Half the width of the film, minus what its slant adds. */
const HALF_FILM = 10;
const TURNS = 5;

interface Props {
	/** The two visible sides of the load, from its foot to its top. Inches. */
	readonly foot: number;
	readonly top: number;
}

/**
 * Film in turns: each is a broad line across both sides, with a thin one for its upper edge. HeroDrawing.css
 * draws turn n along its length while the carriage climbs past it. The first turn goes
 * around twice.
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

/** One turn over both sides, from the right corner. It begins and ends outside the clip path. */
function Turn({ name, z }: TurnProps) {
	const run: Point[] = [
		[HALF_LENGTH, -36, z + 5],
		[HALF_LENGTH, HALF_WIDTH, z + 2.4],
		[-40, HALF_WIDTH, z - 0.4],
	];
	return <path className={name} pathLength={1} d={encode(polyline(run))} />;
}
