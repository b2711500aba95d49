import { use } from "react";
import { MediumContext } from "../medium.ts";
import { HALF_LENGTH, HALF_WIDTH } from "../parts/load.tsx";
import { Lines } from "../parts/shapes.tsx";
import { type Point, project } from "../projection.ts";

/** Distance of the dimension lines from the middle of the pallet. Inches. */
const LINE = 58;
/** How far the extension lines run past the dimension line, and the gap between them and the pallet. */
const BEYOND = 3;
const GAP = 2;
/** From the dimension line to the baseline of its text, with room for the larger text on phones. */
const TEXT = 12;

interface Props {
	/** Height of the table, on which the pallet lies. Inches. */
	readonly z: number;
}

/**
 * Length and width of the standard pallet, with extension lines from its corners. Not in pictures that the build draws,
 * such as cards: their figures would be in a font of the computer that builds.
 */
export function HeroDimensions({ z }: Props) {
	if (use(MediumContext).is === "picture") return null;
	const at = (x: number, y: number): Point => [x, y, z];
	const tick = (x: number, y: number): Point[] => [at(x - 1.6, y + 1.6), at(x + 1.6, y - 1.6)];
	const lengthEnds = [-HALF_LENGTH, HALF_LENGTH];
	const widthEnds = [HALF_WIDTH, -HALF_WIDTH];
	return (
		<>
			<Lines
				ink="dimension"
				of={[
					...lengthEnds.map((x) => [at(x, HALF_WIDTH + GAP), at(x, LINE + BEYOND)]),
					lengthEnds.map((x) => at(x, LINE)),
					...widthEnds.map((y) => [at(HALF_LENGTH + GAP, y), at(LINE + BEYOND, y)]),
					widthEnds.map((y) => at(LINE, y)),
				]}
			/>
			<Lines
				ink="tick"
				of={[...lengthEnds.map((x) => tick(x, LINE)), ...widthEnds.map((y) => tick(LINE, y))]}
			/>
			<LevelText at={at(0, LINE + TEXT)} along="x">
				48 in
			</LevelText>
			<LevelText at={at(LINE + TEXT, 0)} along="y">
				40 in
			</LevelText>
		</>
	);
}

interface LevelTextProps {
	/** Middle of its baseline. Inches. */
	readonly at: Point;
	/** Reads along x, to the lower right, or against y, to the upper right. */
	readonly along: "x" | "y";
	readonly children: string;
}

/** Text in a plane parallel to the floor. */
function LevelText({ at, along, children }: LevelTextProps) {
	const [x, y] = project(at);
	const slant = along === "x" ? ".9 .45 -.9 .45" : ".9 -.45 .9 .45";
	return <text transform={`matrix(${slant} ${x} ${y})`}>{children}</text>;
}
