import type { ReactNode } from "react";
import { inOneTurn } from "../geometry/projection.ts";
import type { OverTime } from "../motion/time.ts";
import type { Material } from "./inks.ts";
import { LevelPanel, StandingPanel } from "./Panel.tsx";
import { Faces, rectangle } from "./shapes.tsx";
import type { Block } from "./solids.tsx";

/**
 * The side of a load on which a body is. A body is drawn on the right, where its x+ side faces away
 * from the load.
 */
const QUARTERS = ["right", "back", "left", "front"] as const;
export type Quarter = (typeof QUARTERS)[number];

/**
 * The quarter whose drawing shows at a heading, and how far the body is turned from it, within 45
 * degrees. Degrees.
 */
export function quarterOf(heading: number): { quarter: Quarter; angle: number } {
	const quarters = Math.round(-heading / 90);
	const quarter = QUARTERS[inOneTurn(90 * quarters) / 90] ?? "right";
	return { quarter, angle: heading + 90 * quarters };
}

/**
 * How far a body with this heading is turned from the drawing of a quarter. It shows that drawing
 * between -45 and 45 degrees.
 */
export function turnedFrom(quarter: Quarter, heading: number): number {
	return inOneTurn(heading + 90 * QUARTERS.indexOf(quarter) + 180) - 180;
}

/** A block of the drawing on the right of the load, turned by quarters from y+ towards x+. */
export function atQuarter(block: Block, quarter: Quarter): Block {
	return QUARTERS.slice(0, QUARTERS.indexOf(quarter)).reduce(
		({ at: [x, y, z], size: [w, d, h] }): Block => ({ at: [y, -x - w, z], size: [d, w, h] }),
		block,
	);
}

interface Props extends Block {
	readonly of: Material;
	/**
	 * True for a block whose top is never visible, not even as a rim around a narrower block on it.
	 */
	readonly topless?: boolean;
	/**
	 * How far it is turned about the origin: at most 45 degrees either way, so that the same faces
	 * show.
	 */
	readonly angle: OverTime<number>;
	/**
	 * The same angle, with the keyframes that its vertical faces need. By default, they are those of
	 * the angle.
	 */
	readonly faceAngle?: OverTime<number>;
	/** What is on its two vertical faces. Inches: to the right of the middle, and above the floor. */
	readonly left?: ReactNode;
	readonly right?: ReactNode;
}

/** A block of a body, such as a robot, that turns about the origin with the rest of that body. */
export function TurningBox({ of, topless = false, angle, faceAngle = angle, left, right, ...block }: Props) {
	const [x, y, z] = block.at;
	const [width, depth, height] = block.size;
	const top = z + height;
	return (
		<>
			<LevelPanel angle={angle}>
				<StandingPanel faces="y" middle={[x + width / 2, y + depth]} angle={faceAngle}>
					<Faces ink={`${of}-left`} shapes={[rectangle(-width / 2, width / 2, z, top)]} />
					{left}
				</StandingPanel>
				<StandingPanel faces="x" middle={[x + width, y + depth / 2]} angle={faceAngle}>
					<Faces ink={`${of}-right`} shapes={[rectangle(-depth / 2, depth / 2, z, top)]} />
					{right}
				</StandingPanel>
			</LevelPanel>
			{topless || (
				<LevelPanel angle={angle} at={[0, 0, top]}>
					<Faces ink={`${of}-top`} shapes={[rectangle(x, x + width, y, y + depth)]} />
				</LevelPanel>
			)}
		</>
	);
}
