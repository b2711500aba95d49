import { use } from "react";
import { Path } from "../parts/shapes.tsx";
import type { SheetPoint } from "../projection.ts";
import { stretched } from "./forms.ts";
import { SceneContext } from "./scene.ts";
import type { OverTime } from "./time.ts";

interface Props {
	/** Its upper end, and its length. Sheet units. */
	readonly from: SheetPoint;
	readonly length: OverTime<number>;
}

/** An upright line from a point that stays to one that moves up and down. */
export function HangingLine({ from, length }: Props) {
	const scene = use(SceneContext);
	const { at, stage } = scene;
	if (!stage) return <Path ink="dimension" d={`M${from.join()}v${Math.round(length(at))}`} />;
	const movement = { form: stretched, value: length, reach: 0 };
	return (
		<g transform={`translate(${from.join(" ")})`}>
			<Path ink="dimension" motion={stage.play({ movement }, scene)} d="M0 0V100" />
		</g>
	);
}
