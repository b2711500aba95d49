import { CONVEYOR_END, CONVEYOR_ENDS_ON_POSTER, CONVEYOR_HALF_WIDTH, CONVEYOR_TOP } from "../dimensions.ts";
import { range } from "../geometry/range.ts";
import { OnPoster } from "../shapes/Moving.tsx";
import { Faces, Lines, line } from "../shapes/shapes.tsx";
import { Boxes, leftOf, rightOf, topOf } from "../shapes/solids.tsx";

interface ConveyorProps {
	/** Its two ends along x, which is the direction of travel. Inches. */
	readonly from: number;
	readonly to: number;
	/** If it is not one for pallets. */
	readonly halfWidth?: number;
	readonly z?: number;
}

/** Distance between two rollers. Inches. */
const ROLLER_PITCH = 6;
/** Height of the side frame. Inches. */
const FRAME = 5;

/** Roller conveyor along x. */
export function Conveyor({ from, to, halfWidth = CONVEYOR_HALF_WIDTH, z = CONVEYOR_TOP }: ConveyorProps) {
	const frame = {
		at: [from, -halfWidth, z - FRAME],
		size: [to - from, 2 * halfWidth, FRAME],
	} as const;
	const rollers = range(from + ROLLER_PITCH / 2, to, ROLLER_PITCH);
	const feet = [from + 3, to - 6].flatMap((x) => [-halfWidth, halfWidth - 3].map((y) => [x, y] as const));
	return (
		<>
			<Boxes of="frame" topless blocks={feet.map(([x, y]) => ({ at: [x, y, 0], size: [3, 3, z - FRAME] }))} />
			<Faces ink="steel-top" shapes={[topOf(frame)]} />
			<Lines ink="detail" shapes={rollers.map((x) => line([x, 2 - halfWidth, z], [x, halfWidth - 2, z]))} />
			<Faces ink="steel-left" shapes={[leftOf(frame)]} />
			<Faces ink="steel-right" shapes={[rightOf(frame)]} />
		</>
	);
}

/** The gap between two conveyors. */
const JOINT = 4;

interface ConveyorLineProps extends Omit<ConveyorProps, "from" | "to"> {
	/** Where it meets the machine, if it is not a conveyor through the machine. */
	readonly from?: number;
	readonly to?: number;
}

/**
 * The conveyor before a machine, after it, or through it. On posters the line continues beyond the
 * picture.
 */
export function ConveyorLine({ from = -CONVEYOR_END, to = CONVEYOR_END, ...size }: ConveyorLineProps) {
	return (
		<>
			<OnPoster>
				{from === -CONVEYOR_END && (
					<Conveyor {...size} from={CONVEYOR_ENDS_ON_POSTER.from} to={from - JOINT} />
				)}
			</OnPoster>
			<Conveyor {...size} from={from} to={to} />
			<OnPoster>
				{to === CONVEYOR_END && <Conveyor {...size} from={to + JOINT} to={CONVEYOR_ENDS_ON_POSTER.to} />}
			</OnPoster>
		</>
	);
}
