import { type ReactNode, use } from "react";
import { add, type Point, times, turned } from "../projection.ts";
import {
	type Form,
	type LeaningPose,
	type LevelPose,
	leaning,
	level,
	type UprightPose,
	upright,
} from "./forms.ts";
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

/** A level face, such as the top of a table that turns. */
export function LevelPanel({ reach = 34, ...props }: PanelProps<LevelPose>) {
	const place = ({ at, turned: angle }: LevelPose, point: PlanePoint): Point =>
		add(at, [...turned(point, angle), 0]);
	return <Posed form={level} place={place} reach={reach} {...props} />;
}

/** A face between a line along x and another, such as film between its roll and a load. */
export function LeaningPanel({ reach = 40, ...props }: PanelProps<LeaningPose>) {
	const place = ({ at, down }: LeaningPose, [u, v]: PlanePoint): Point =>
		add(add(at, [u, 0, 0]), times(down, v));
	return <Posed form={leaning} place={place} reach={reach} {...props} />;
}

interface PosedProps<Pose extends object> extends PanelProps<Pose> {
	readonly form: Form<Pose>;
	readonly place: (pose: Pose, point: PlanePoint) => Point;
}

/** Draws shapes in a plane: plain paths where it stands still, and a transform where it moves. */
function Posed<Pose extends object>({ form, place, pose, reach = 24, shown, children }: PosedProps<Pose>) {
	const scene = use(SceneContext);
	if (scene.stage && typeof pose === "function") {
		const { isShown, stage } = scene;
		const movement = { form, value: pose, reach };
		const value = {
			...scene,
			plane: "transformed" as const,
			isShown: (seconds: number) => isShown(seconds) && (shown?.(seconds) ?? true),
		};
		return (
			<SceneContext value={value}>
				<g className={`inches ${stage.play({ movement, shown }, scene)}`}>{children}</g>
			</SceneContext>
		);
	}
	const now = typeof pose === "function" ? pose(scene.at) : pose;
	const still = (
		<SceneContext value={{ ...scene, plane: (point) => place(now, point) }}>{children}</SceneContext>
	);
	return shown ? <Moving shown={shown}>{still}</Moving> : still;
}
