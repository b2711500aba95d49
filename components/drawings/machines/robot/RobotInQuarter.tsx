import { Part } from "../../parts/Part.tsx";
import { Faces, rectangle } from "../../parts/shapes.tsx";
import { Cylinder } from "../../parts/solids.tsx";
import { atQuarter, type Quarter, quarterOf, TurningBox, turnedFrom } from "../../parts/TurningBox.tsx";
import { type Point, rotatePoint } from "../../projection.ts";
import { levelCircle } from "../../round.ts";
import { Moving } from "../../scene/Moving.tsx";
import { LevelPanel } from "../../scene/Panel.tsx";
import { type OverTime, whileShown } from "../../scene/time.ts";
import { paintOrder } from "./paint-order.ts";
import { CHASSIS, type Parts } from "./parts.tsx";

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
	readonly parts: Parts;
}

/** Parts of a robot that drives around a load, shown while it is on one side of the load. */
export function RobotInQuarter({ at, turned, faceTurned, up, quarter, parts }: RobotProps) {
	const shown = turned.map((now) => quarterOf(now).quarter === quarter);
	const facesX = quarter === "right" || quarter === "left";
	const fromQuarter = (now: number) => turnedFrom(quarter, now);
	const angle = whileShown(turned.map(fromQuarter), shown);
	const faceAngle = whileShown(faceTurned.map(fromQuarter), shown);
	const draw = (part: Parts[number]) => {
		const [x, y, z] = part.at;
		const [width, , height] = part.size;
		if ("cap" in part) {
			const radius = width / 2;
			const middle = faceAngle.map((now): Point => [...rotatePoint([x + radius, y + radius], now), 0]);
			const end = levelCircle([0, 0, z], radius);
			return (
				<Moving key={part.at.join()} at={middle}>
					<Cylinder cap={part.cap} side={part.side} end={end} push={[0, 0, height]} />
				</Moving>
			);
		}
		const { outside, inside, rides, ...box } = part;
		const shapes = quarter === "right" || quarter === "front" ? outside : inside;
		const faces = { left: !facesX && shapes, right: facesX && shapes };
		return <TurningBox key={part.at.join()} {...box} {...faces} {...{ angle, faceAngle }} />;
	};
	const ordered = paintOrder(parts.map((part) => ({ ...part, ...atQuarter(part, quarter) })));
	const groups: (typeof ordered)[] = [];
	for (const part of ordered) {
		const last = groups.at(-1);
		if (last && last[0]?.rides === part.rides) last.push(part);
		else groups.push([part]);
	}
	const chassis = atQuarter(CHASSIS, quarter);
	const [left, far] = chassis.at;
	return (
		<Moving at={at}>
			<Moving shown={shown}>
				{parts.includes(CHASSIS) && (
					// Its shadow turns with it, but always falls to the right.
					<LevelPanel angle={angle} at={[4, -4, 0]}>
						<Faces ink="shadow" of={[rectangle(left, left + chassis.size[0], far, far + chassis.size[1])]} />
					</LevelPanel>
				)}
				{groups.map((group) =>
					group[0]?.rides ? (
						<Part key={group[0].at.join()} name="film-carriage">
							<Moving at={up}>{group.map(draw)}</Moving>
						</Part>
					) : (
						group.map(draw)
					),
				)}
			</Moving>
		</Moving>
	);
}
