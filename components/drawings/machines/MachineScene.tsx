import { project } from "../geometry/projection.ts";
import type { AnimationSheet } from "../motion/animation-sheet.ts";
import { SceneContext, stateAt, stateOfRun, type View } from "../shapes/scene.ts";
import type { Machine } from "./machine.ts";

interface Props {
	readonly machine: Machine;
	readonly view: View;
	/**
	 * Where the movements of a run are collected. Without it, this is a picture at the machine's
	 * moment.
	 */
	readonly animations?: AnimationSheet;
}

/** A machine in its place in a drawing, without callouts. */
export function MachineScene({ machine: { scene, moment = 0, poster }, view, animations }: Props) {
	const value = animations ? stateOfRun(animations) : stateAt(moment, view);
	const contents = <SceneContext value={value}>{scene}</SceneContext>;
	if (!poster || view !== "poster") return contents;
	return (
		<g transform={`translate(0 ${project([0, 0, poster.lift])[1]})scale(${poster.scale})`}>{contents}</g>
	);
}
