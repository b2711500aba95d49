import { FRONT_CORNER, RIGHT_CORNER } from "../parts/film.tsx";
import { HALF_LENGTH, HALF_WIDTH } from "../parts/load.tsx";
import { Faces } from "../parts/shapes.tsx";
import type { Point } from "../projection.ts";
import type { Strip } from "./winding.ts";

/** The two sides that show, from left to right. */
const SIDES = [
	{ side: "front", from: [-HALF_LENGTH, HALF_WIDTH], to: FRONT_CORNER },
	{ side: "right", from: FRONT_CORNER, to: RIGHT_CORNER },
] as const;

interface Props {
	readonly strips: readonly Strip[];
	/** Seconds from the start of the cycle. */
	readonly at: number;
	/** Underside of the load. Inches. */
	readonly z: number;
}

/** The strips that show on a load at a moment: their lower edges, and their upper ones from right to left. */
function laid({ strips, at, z }: Props): { lower: Point[]; upper: Point[] }[] {
	return SIDES.flatMap(({ side, from, to }) =>
		strips
			.filter((strip) => strip.side === side && strip.at <= at)
			.map(({ left, right }) => ({
				lower: [
					[...from, z + left[0]],
					[...to, z + right[0]],
				],
				upper: [
					[...to, z + right[1]],
					[...from, z + left[1]],
				],
			})),
	);
}

/** The film on a load at a moment of the run. */
export function LaidFilm(props: Props) {
	return <Faces ink="film" of={laid(props).map(({ lower, upper }) => [...lower, ...upper])} />;
}
