import { encode } from "../path.ts";
import { add, type Point, project } from "../projection.ts";
import { acrossX, arc, circle, flat, innerWall, moved, pointOn, wall } from "../round.ts";
import { Outline } from "./shapes.tsx";

interface RingSize {
	/** Inches. */
	readonly inner: number;
	readonly outer: number;
}

interface LevelRingProps extends RingSize {
	/** Underside and height of the ring, in the middle of the sheet. */
	readonly z: number;
	readonly height: number;
}

/** The whole top of a level ring and the inside of its far half: draw it before the load. */
export function LevelRingBack({ inner, outer, z, height }: LevelRingProps) {
	const top: Point = [0, 0, z + height];
	return (
		<>
			<Outline ink="a3" path={innerWall(flat([0, 0, z], inner), [0, 0, height])} />
			<path
				className="a1"
				fillRule="evenodd"
				d={encode([...circle(flat(top, outer)), ...circle(flat(top, inner))])}
			/>
		</>
	);
}

/**
 * The near half of the same ring: draw it after the load and the film. Its top is two open arcs, so that no
 * line crosses the ring where the halves meet.
 */
export function LevelRingFront({ inner, outer, z, height }: LevelRingProps) {
	const top: Point = [0, 0, z + height];
	const [outside, inside] = [flat(top, outer), flat(top, inner)];
	const [right, left] = [-Math.PI / 4, (Math.PI * 3) / 4];
	return (
		<>
			<path
				className="a1"
				fillRule="evenodd"
				d={encode([
					{ kind: "move", to: project(pointOn(outside, right)) },
					arc(outside, right, left),
					{ kind: "move", to: project(pointOn(inside, right)) },
					arc(inside, right, left),
				])}
			/>
			<Outline ink="a2" path={wall(flat([0, 0, z], outer), [0, 0, height])} />
		</>
	);
}

interface UprightRingProps extends RingSize {
	/** Middle of the downstream face, on the right. Inches. */
	readonly center: Point;
	/** Depth along x. */
	readonly depth: number;
}

/** A ring across x that a long load runs through, with the rail for the film roll on its x+ face. */
export function UprightRing({ inner, outer, center, depth }: UprightRingProps) {
	const back = add(center, [-depth, 0, 0]);
	const through: Point = [depth, 0, 0];
	const [outside, inside] = [acrossX(back, outer), acrossX(back, inner)];
	return (
		<>
			<Outline ink="d2" path={wall(outside, through)} />
			<path
				className="d1"
				fillRule="evenodd"
				d={encode([...circle(moved(outside, through), through), ...circle(moved(inside, through), through)])}
			/>
			<Outline ink="d3" path={innerWall(inside, through)} />
			<Outline ink="k" path={circle(acrossX(center, (inner + outer) / 2), through)} />
		</>
	);
}
