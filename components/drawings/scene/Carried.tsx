import { type ReactNode, use } from "react";
import { add, onUpright } from "../projection.ts";
import { carried } from "./forms.ts";
import { SceneContext } from "./scene.ts";
import type { OverTime } from "./time.ts";

interface Props {
	/** How far it is from the axis, around which its children are drawn. Inches. */
	readonly arm: number;
	/** Degrees from y+ towards z+. */
	readonly angle: OverTime<number>;
	readonly children: ReactNode;
}

/** A part that is carried around an axis along x without turning, such as a film roll on an upright ring. */
export function Carried({ arm, angle, children }: Props) {
	const scene = use(SceneContext);
	if (!scene.stage) {
		const moved = add(scene.moved, onUpright(angle(scene.at), arm));
		return <SceneContext value={{ ...scene, moved }}>{children}</SceneContext>;
	}
	const movement = { form: carried(arm), value: angle, reach: 0 };
	return <g className={scene.stage.play({ movement }, scene)}>{children}</g>;
}
