import { Part } from "../../parts/Part.tsx";
import { Faces, panel } from "../../parts/shapes.tsx";
import { Cylinder } from "../../parts/solids.tsx";
import { atQuarter, type Quarter, quarterOf, TurningBox } from "../../parts/TurningBox.tsx";
import { type Point, turned } from "../../projection.ts";
import { flat } from "../../round.ts";
import { Moving } from "../../scene/Moving.tsx";
import { LevelPanel } from "../../scene/Panel.tsx";
import { type OverTime, whileShown } from "../../scene/time.ts";
import { paintOrder } from "./paint-order.ts";
import { type BoxPart, CHASSIS, type DrumPart, type Parts } from "./parts.tsx";

interface RobotProps {
	/** The point of the load that its feeler touches. Inches. */
	readonly at: OverTime<Point>;
	/** How far it is turned from its drawing on the right of the load. Degrees from x+ towards y+: they fall as it drives. */
	readonly heading: OverTime<number>;
	/** How far it is turned from the drawing of the quarter that shows: between -45 and 45 degrees. */
	readonly angle: OverTime<number>;
	/** The same angle, with the keyframes that vertical faces need. */
	readonly faceAngle: OverTime<number>;
	/** How far its carriage is up. Inches. */
	readonly up: OverTime<Point>;
	readonly quarter: Quarter;
	readonly parts: Parts;
}

/** Parts of the robot, while it shows this quarter. */
export function DrivingRobot({ at, heading, up, quarter, parts, ...drive }: RobotProps) {
	const shown = heading.to((now) => quarterOf(now).quarter === quarter);
	// Opposite quarters share their keyframes: fewer bytes than keyframes for each, and less time than those of all.
	const facesX = (one: Quarter) => one === "right" || one === "left";
	const isNeeded = heading.to((now) => facesX(quarterOf(now).quarter) === facesX(quarter));
	const [angle, faceAngle] = [whileShown(drive.angle, isNeeded), whileShown(drive.faceAngle, isNeeded)];
	const placed = parts.map((part) => ({ ...part, ...atQuarter(part, quarter) }));
	const ordered = paintOrder(placed);
	const groups: (typeof ordered)[] = [];
	for (const part of ordered) {
		const last = groups.at(-1);
		if (last && last[0]?.rides === part.rides) last.push(part);
		else groups.push([part]);
	}
	return (
		<Moving at={at}>
			<Moving shown={shown}>
				{parts.includes(CHASSIS) && <ChassisShadow angle={angle} quarter={quarter} />}
				{groups.map((group) => {
					const drawn = group.map((part) => (
						<RobotPart key={part.at.join()} {...part} {...{ angle, faceAngle, quarter }} />
					));
					const key = group[0]?.at.join();
					return group[0]?.rides ? (
						<Part key={key} name="film-carriage">
							<Moving at={up}>{drawn}</Moving>
						</Part>
					) : (
						drawn
					);
				})}
			</Moving>
		</Moving>
	);
}

interface TurnedProps extends Pick<RobotProps, "quarter"> {
	readonly angle: OverTime<number>;
}

/** The shadow of the chassis. It turns with it, but always falls to the right. */
function ChassisShadow({ angle, quarter }: TurnedProps) {
	const { at, size } = atQuarter(CHASSIS, quarter);
	return (
		<LevelPanel angle={angle} at={[4, -4, 0]}>
			<Faces ink="shadow" of={[panel(at[0], at[0] + size[0], at[1], at[1] + size[1])]} />
		</LevelPanel>
	);
}

function RobotPart({
	angle,
	faceAngle,
	quarter,
	...part
}: TurnedProps & Pick<RobotProps, "faceAngle"> & (BoxPart | DrumPart)) {
	const {
		at: [x, y, z],
		size: [width, depth, height],
	} = part;
	if ("cap" in part) {
		const radius = width / 2;
		return (
			<Moving at={faceAngle.to((now) => [...turned([x + radius, y + radius], now), 0])}>
				<Cylinder cap={part.cap} side={part.side} end={flat([0, 0, z], radius)} push={[0, 0, height]} />
			</Moving>
		);
	}
	const isOutside = quarter === "right" || quarter === "front";
	const facesX = quarter === "right" || quarter === "left";
	const shapes = isOutside ? part.outside : part.inside;
	return (
		<TurningBox
			of={part.of}
			at={[x, y, z]}
			size={[width, depth, height]}
			topless={part.topless ?? false}
			angle={angle}
			faceAngle={faceAngle}
			left={!facesX && shapes}
			right={facesX && shapes}
		/>
	);
}
