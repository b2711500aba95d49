import type { Machine, ViewProps } from "../machines/machine.ts";
import { project } from "../projection.ts";
import { picture, run, SceneContext } from "./scene.ts";
import type { Stage } from "./stage.ts";

interface Props extends ViewProps {
	readonly machine: Machine;
	/** Where the movements of a run are collected. Without it, this is a picture at the machine's moment. */
	readonly stage?: Stage;
}

/** A machine in its place in a drawing, without callouts. */
export function MachineScene({ machine: { scene: Scene, moment = 0, poster }, view, stage }: Props) {
	const contents = (
		<SceneContext value={stage ? run(stage) : picture(moment)}>
			<Scene view={view} />
		</SceneContext>
	);
	if (!poster || view !== "poster") return contents;
	return (
		<g transform={`translate(0 ${project([0, 0, poster.lift])[1]})scale(${poster.scale})`}>{contents}</g>
	);
}
