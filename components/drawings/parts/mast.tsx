import { FILM_WIDTH } from "../dimensions.ts";
import type { FloorPoint, Point } from "../geometry/projection.ts";
import { acrossX, circle, levelCircle } from "../geometry/round.ts";
import { Part } from "../shapes/Part.tsx";
import { Faces, Lines, line, Outline } from "../shapes/shapes.tsx";
import { type Block, Box, Drum, onX, onY } from "../shapes/solids.tsx";

/**
 * The column of the film carriage: guide slot and chain on its y+ side, covers on its x+ side.
 * Inches.
 */
export function Mast({ at, size }: Block) {
	const [x, y, z] = at;
	const [width, depth, height] = size;
	const front = y + depth;
	const right = x + width;
	const middle = x + width / 2;
	const cover = (low: number, high: number) => onX(right, y + 3, front - 3, low, high);
	return (
		<Part name="mast">
			<Box of="frame" at={at} size={size} />
			<Faces ink="opening" shapes={[onY(front, x + 3, right - 3, z + 2, z + height - 4)]} />
			<Lines ink="chain" shapes={[line([middle, front, z + height - 4], [middle, front, z + 2])]} />
			<Faces ink="detail" shapes={[cover(z + height - 24, z + height - 6), cover(z + 6, z + 24)]} />
		</Part>
	);
}

/** Where the callout of a mast points: the upper end of its y+ side, beside the guide slot. */
export function mastCalloutPoint({ at: [x, y, z], size: [width, depth, height] }: Block): Point {
	return [x + width - 1.5, y + depth, z + height - 7];
}

interface ControlsProps extends Block {
	/** On its x+ side, the screen, and the middle and the radius of the start button. Inches. */
	readonly screen: readonly [fromY: number, toY: number, fromZ: number, toZ: number];
	readonly button: readonly [y: number, z: number, radius: number];
}

/** A housing with a screen and a start button. */
export function Controls({ at, size, screen, button: [y, z, radius] }: ControlsProps) {
	const face = at[0] + size[0];
	return (
		<>
			<Box of="housing" at={at} size={size} />
			<Faces ink="opening" shapes={[onX(face, ...screen)]} />
			<Outline ink="moving-top" path={circle(acrossX([face, y, z], radius), [1, 0, 0])} />
		</>
	);
}

interface ControlBoxProps {
	/** Lower corner on the mast: the box is on the mast's x+ side. Inches. */
	readonly at: Point;
	readonly height?: number;
}

/** Controls on the x+ side of a mast. */
export function ControlBox({ at, height = 22 }: ControlBoxProps) {
	const [, y, z] = at;
	const top = z + height;
	return (
		<Part name="control-box">
			<Controls
				at={at}
				size={[5, 14, height]}
				screen={[y + 3, y + 11, top - 11, top - 3]}
				button={[y + 7, top - 16.4, 2.4]}
			/>
		</Part>
	);
}

interface FilmCarriageProps {
	/** Underside. Inches. */
	readonly z: number;
	/** The position of the roll. */
	readonly roll: FloorPoint;
	/** The y of the back plate's rear, on the y+ side of the mast. */
	readonly back: number;
	/** Left and right end of the back plate. */
	readonly plate: readonly [left: number, right: number];
	/** Whether to draw two slim pre-stretch rollers between the roll and the load. */
	readonly preStretch?: boolean;
}

/** The pre-stretch roller that the film reaches first, from the middle of the roll. Inches. */
const FIRST_ROLLER: FloorPoint = [2, 5.5];
/** The pre-stretch roller that it leaves last, from the middle of the roll. Inches. */
const SECOND_ROLLER: FloorPoint = [-3, 8];

/** Where the film leaves the roll, from the middle of the roll. Inches. */
const OFF_ROLL: FloorPoint = [-2.5, 2.5];
/** Where the film leaves the second roller, from the middle of the roll. Inches. */
const OFF_ROLLER: FloorPoint = [SECOND_ROLLER[0] - 1, SECOND_ROLLER[1] + 1];

/** Where the film leaves a carriage: at its roll, or at the second of its pre-stretch rollers. */
export function filmExitOf({ roll, preStretch }: Pick<FilmCarriageProps, "roll" | "preStretch">): FloorPoint {
	const [x, y] = preStretch ? OFF_ROLLER : OFF_ROLL;
	return [roll[0] + x, roll[1] + y];
}

/**
 * The film carriage of a turntable wrapper, on the y+ side of the mast and open towards the load.
 */
export function FilmCarriage({ z, roll, back, plate, preStretch = false }: FilmCarriageProps) {
	const [x, y] = roll;
	const [left, right] = plate;
	const shelfLeft = Math.min(x - 6, right - 16);
	const width = Math.max(x + 6, right) - shelfLeft;
	const depth = y - back + (preStretch ? 8 : 2);
	const seat = z + 2;
	const groove = (inset: number) => line([left + inset, back + 3, z + 20], [left + inset, back + 3, z + 4]);
	return (
		<Part name="film-carriage">
			<Box of="moving" at={[left, back, z]} size={[right - left, 3, FILM_WIDTH + 4]} />
			<Lines shapes={[groove(2), groove(4.4)]} />
			<Box of="moving" at={[shelfLeft, back + 3, z]} size={[width, depth, 2]} />
			{preStretch || <Drum of="steel" at={[x - 6, y - 2, seat]} radius={1.4} height={FILM_WIDTH} />}
			<Drum of="roll" at={[x, y, seat]} radius={4} height={FILM_WIDTH} />
			{preStretch &&
				[FIRST_ROLLER, SECOND_ROLLER].map(([right, towards]) => (
					<Drum key={right} of="steel" at={[x + right, y + towards, seat]} radius={1.3} height={FILM_WIDTH} />
				))}
			<Box of="moving" at={[shelfLeft, back + 3, seat + FILM_WIDTH]} size={[width, depth, 2]} />
			<Outline path={circle(levelCircle([x, y, seat + FILM_WIDTH + 2], 1.6))} />
		</Part>
	);
}
