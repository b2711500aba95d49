import { type ReactNode, use } from "react";
import { classList } from "../../class-list.ts";
import { add, type Point, project, times, turned } from "../projection.ts";
import { type Form, type LeaningPose, leaning, turning, type UprightPose, upright } from "./forms.ts";
import { Moving } from "./Moving.tsx";
import { type PlanePoint, SceneContext } from "./scene.ts";
import type { OverTime } from "./time.ts";

interface PanelProps<Pose> {
	/** Where it is: always, or at each moment. */
	readonly pose: Pose | OverTime<Pose>;
	/** How far its shapes extend from its origin, for the precision of its keyframes. Inches. */
	readonly reach?: number;
	readonly shown?: OverTime<boolean>;
	/** Shapes with points of the panel, in inches. */
	readonly children: ReactNode;
}

/** An upright face, such as a side of a load that turns. */
export function UprightPanel(props: PanelProps<UprightPose>) {
	const place = ({ at, along }: UprightPose, [u, v]: PlanePoint): Point =>
		add(add(at, times(along, u)), [0, 0, v]);
	return <Posed form={upright} place={place} {...props} />;
}

/** The movement of a level face by an angle, in degrees. All that turn by the same function share its keyframes. */
export function turnedBy(angle: OverTime<number>) {
	// How far it extends from the origin about which it turns, at most. Inches.
	return { form: turning, value: angle, reach: 60 };
}

interface LevelPanelProps {
	/** Its origin, which does not move: in the middle of the floor by default. Inches. */
	readonly at?: Point;
	/** How far it is turned about its origin. Degrees from x+ towards y+. Without it, it stands still. */
	readonly angle?: OverTime<number> | undefined;
	readonly children: ReactNode;
}

/** A level face, such as the top of a table that turns. */
export function LevelPanel({ at = [0, 0, 0], angle, children }: LevelPanelProps) {
	const scene = use(SceneContext);
	const { stage } = scene;
	if (!stage || !angle) {
		const now = angle?.(scene.at) ?? 0;
		const plane = (point: PlanePoint): Point => add(at, [...turned(point, now), 0]);
		return <SceneContext value={{ ...scene, plane }}>{children}</SceneContext>;
	}
	const part = stage.play({ movement: turnedBy(angle) }, scene);
	const [right, down] = project(at);
	const level = (
		<SceneContext value={{ ...scene, plane: "transformed" }}>
			<g className={classList("inches", part)}>{children}</g>
		</SceneContext>
	);
	return right || down ? <g transform={`translate(${right} ${down})`}>{level}</g> : level;
}

/** A face between a line along x and another, such as film between its roll and a load. */
export function LeaningPanel(props: PanelProps<LeaningPose>) {
	const place = ({ at, down }: LeaningPose, [u, v]: PlanePoint): Point =>
		add(add(at, [u, 0, 0]), times(down, v));
	return <Posed form={leaning} place={place} {...props} />;
}

interface PosedProps<Pose extends object> extends PanelProps<Pose> {
	readonly form: Form<Pose>;
	readonly place: (pose: Pose, point: PlanePoint) => Point;
}

/** Draws shapes in a plane: plain paths where it stands still, and a transform where it moves. */
function Posed<Pose extends object>({ form, place, pose, reach = 24, shown, children }: PosedProps<Pose>) {
	const scene = use(SceneContext);
	if (scene.stage && typeof pose === "function") {
		const { stage } = scene;
		const movement = { form, value: pose, reach };
		const value = { ...scene, plane: "transformed" as const, shown: stage.shownIn(scene, shown) };
		return (
			<SceneContext value={value}>
				<g className={classList("inches", stage.play({ movement, shown }, scene))}>{children}</g>
			</SceneContext>
		);
	}
	const now = typeof pose === "function" ? pose(scene.at) : pose;
	const still = (
		<SceneContext value={{ ...scene, plane: (point) => place(now, point) }}>{children}</SceneContext>
	);
	return shown ? <Moving shown={shown}>{still}</Moving> : still;
}
