import { type Point, rotatePoint } from "../../geometry/projection.ts";
import { levelCircle } from "../../geometry/round.ts";
import { type OverTime, whileShown } from "../../motion/time.ts";
import { Moving } from "../../shapes/Moving.tsx";
import { LevelPanel } from "../../shapes/Panel.tsx";
import { Part } from "../../shapes/Part.tsx";
import { Faces, rectangle } from "../../shapes/shapes.tsx";
import { Cylinder } from "../../shapes/solids.tsx";
import { atQuarter, type Quarter, quarterOf, TurningBox, turnedFrom } from "../../shapes/TurningBox.tsx";
import { groupInPaintOrder } from "./paint-order.ts";
import { CHASSIS, type RobotPart } from "./parts.tsx";

interface RobotProps {
	/** The point of the load that its feeler touches. Inches. */
	readonly at: OverTime<Point>;
	/**
	 * How far it is turned from its drawing on the right of the load. Degrees from x+ towards y+,
	 * which decrease as it drives.
	 */
	readonly turned: OverTime<number>;
	/** The same, with the keyframes that vertical faces need. */
	readonly faceTurned: OverTime<number>;
	/** How far its carriage has risen. Inches. */
	readonly up: OverTime<Point>;
	/** The side of the load on which the robot has to be for its parts to be shown. */
	readonly quarter: Quarter;
	readonly parts: readonly RobotPart[];
}

/** Parts of a robot that drives around a load, shown while it is on one side of the load. */
export function RobotInQuarter({ at, turned, faceTurned, up, quarter, parts }: RobotProps) {
	const shown = turned.map((now) => quarterOf(now).quarter === quarter);
	const fromQuarter = (now: number) => turnedFrom(quarter, now);
	const angle = whileShown(turned.map(fromQuarter), shown);
	const faceAngle = whileShown(faceTurned.map(fromQuarter), shown);
	const placed = parts.map((part) => ({ ...part, ...atQuarter(part, quarter) }));
	const groups = groupInPaintOrder(placed).map(({ rides, blocks }) => {
		const drawn = blocks.map((part) => (
			<PartInQuarter key={part.at.join()} {...{ part, quarter, angle, faceAngle }} />
		));
		if (!rides) return drawn;
		return (
			<Part key={blocks[0]?.at.join()} name="film-carriage">
				<Moving at={up}>{drawn}</Moving>
			</Part>
		);
	});
	return (
		<Moving at={at}>
			<Moving shown={shown}>
				{parts.includes(CHASSIS) && <ChassisShadow quarter={quarter} angle={angle} />}
				{groups}
			</Moving>
		</Moving>
	);
}

interface InQuarterProps {
	readonly quarter: Quarter;
	/** How far the robot is turned from its drawing in this quarter. Degrees. */
	readonly angle: OverTime<number>;
}

interface PartInQuarterProps extends InQuarterProps {
	/** A part at its place in the drawing of this quarter. */
	readonly part: RobotPart;
	/** The same angle, with the keyframes that vertical faces need. */
	readonly faceAngle: OverTime<number>;
}

/** A part of the robot. Of the details on its sides, only those that face the viewer show. */
function PartInQuarter({ part, quarter, angle, faceAngle }: PartInQuarterProps) {
	if ("cap" in part) {
		const [x, y, z] = part.at;
		const [diameter, , height] = part.size;
		const radius = diameter / 2;
		const middle = faceAngle.map((now): Point => [...rotatePoint([x + radius, y + radius], now), 0]);
		return (
			<Moving at={middle}>
				<Cylinder
					cap={part.cap}
					side={part.side}
					end={levelCircle([0, 0, z], radius)}
					push={[0, 0, height]}
				/>
			</Moving>
		);
	}
	const { outside, inside, rides, ...box } = part;
	const details = quarter === "right" || quarter === "front" ? outside : inside;
	const facesX = quarter === "right" || quarter === "left";
	return (
		<TurningBox
			{...box}
			angle={angle}
			faceAngle={faceAngle}
			left={!facesX && details}
			right={facesX && details}
		/>
	);
}

/** The shadow of the robot. It turns with the chassis, but always falls to the right. */
function ChassisShadow({ quarter, angle }: InQuarterProps) {
	const { at, size } = atQuarter(CHASSIS, quarter);
	const [left, far] = at;
	const [width, depth] = size;
	return (
		<LevelPanel angle={angle} at={[4, -4, 0]}>
			<Faces ink="shadow" shapes={[rectangle(left, left + width, far, far + depth)]} />
		</LevelPanel>
	);
}
