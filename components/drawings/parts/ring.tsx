import type { ReactNode } from "react";
import type { Ink } from "../inks.ts";
import { encode, type Segment } from "../path.ts";
import { add, type Point, project } from "../projection.ts";
import { acrossX, arc, circle, flat, innerWall, moved, pointOn, type Round, wall } from "../round.ts";
import { Part } from "./Part.tsx";
import { Outline, Path } from "./shapes.tsx";

interface RingSize {
	/** Inches. */
	readonly inner: number;
	readonly outer: number;
}

interface LevelRingProps extends RingSize {
	/** Outer radius of the fixed guide in which the ring turns. */
	readonly guide: number;
	/** Underside and height of the ring, in the middle of the sheet. */
	readonly z: number;
	readonly height: number;
	/** What is on its top. */
	readonly children: ReactNode;
}

/** The whole top of a level ring and its guide, and the inside of its far half: draw it before the load. */
export function LevelRingBack({ z, height, children, ...radii }: LevelRingProps) {
	return (
		<>
			<Outline ink="moving-right" path={innerWall(flat([0, 0, z], radii.inner), [0, 0, height])} />
			<LevelRingTop {...radii} z={z + height} edge={circle} />
			{children}
		</>
	);
}

/** The near half of the same ring: draw it after the load and the film. */
export function LevelRingFront({ z, height, children, ...radii }: LevelRingProps) {
	return (
		<>
			<LevelRingTop {...radii} z={z + height} edge={nearHalf} />
			{children}
			<Outline ink="frame-left" path={wall(flat([0, 0, z], radii.guide), [0, 0, height])} />
		</>
	);
}

interface LevelRingTopProps extends Pick<LevelRingProps, "inner" | "outer" | "guide" | "z"> {
	readonly edge: (round: Round) => Segment[];
}

function LevelRingTop({ inner, outer, guide, z, edge }: LevelRingTopProps) {
	const between = (ink: Ink, radii: readonly number[]) => (
		<Outline ink={ink} fillRule="evenodd" path={radii.flatMap((radius) => edge(flat([0, 0, z], radius)))} />
	);
	return (
		<>
			{between("frame-top", [guide, outer])}
			{between("moving-top", [outer, inner])}
		</>
	);
}

/** An open arc, so that no line crosses the ring where the halves meet. */
function nearHalf(round: Round): Segment[] {
	const [right, left] = [-45, 135];
	return [{ kind: "move", to: project(pointOn(round, right)) }, arc(round, right, left)];
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
		<Part name="ring">
			<Outline ink="frame-left" path={wall(outside, through)} />
			<Path
				ink="frame-top"
				fillRule="evenodd"
				d={encode([...circle(moved(outside, through), through), ...circle(moved(inside, through), through)])}
			/>
			<Outline ink="frame-right" path={innerWall(inside, through)} />
			<Outline ink="detail" path={circle(acrossX(center, (inner + outer) / 2), through)} />
		</Part>
	);
}
