import { use } from "react";
import type { Ink } from "../inks.ts";
import { Faces } from "../parts/shapes.tsx";
import { type PlanePoint, SceneContext } from "./scene.ts";
import type { OverTime } from "./time.ts";

interface Props {
	readonly ink: Ink;
	/** Faces on a panel, and when each is shown. */
	readonly faces: readonly { readonly points: readonly PlanePoint[]; readonly shown: OverTime<boolean> }[];
}

/** Faces that appear one by one. In a picture they are one path. */
export function Appearing({ ink, faces }: Props) {
	const scene = use(SceneContext);
	const { at, stage } = scene;
	if (stage) {
		return faces.map(({ points, shown }) => (
			<Faces key={points.join()} ink={ink} motion={stage.play({ shown }, scene)} of={[points]} />
		));
	}
	const now = faces.filter(({ shown }) => shown(at)).map(({ points }) => points);
	return now.length > 0 && <Faces ink={ink} of={now} />;
}
