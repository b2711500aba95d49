import { use } from "react";
import type { Material } from "../inks.ts";
import { Faces } from "../parts/shapes.tsx";
import { Moving } from "./Moving.tsx";
import { type PlanePoint, SceneContext } from "./scene.ts";
import type { OverTime } from "./time.ts";

interface Props {
	/** From 0, the light of a left side, to 1, that of a right side. */
	readonly shade: number | OverTime<number>;
	/** Vertical faces on a panel. */
	readonly faces: readonly { readonly of: Material; readonly face: readonly PlanePoint[] }[];
}

/** Vertical faces on a panel, which get darker as they turn from the left to the right. */
export function Shaded({ shade, faces }: Props) {
	const { at, stage } = use(SceneContext);
	const drawn = (side: "left" | "right") =>
		faces.map(({ of, face }) => <Faces key={face.join()} ink={`${of}-${side}`} of={[face]} />);
	const now = typeof shade === "number" ? shade : stage ? undefined : shade(at);
	if (now === 0 || now === 1) return drawn(now ? "right" : "left");
	const right = drawn("right");
	return (
		<>
			{drawn("left")}
			{typeof shade === "number" ? <g opacity={shade}>{right}</g> : <Moving opacity={shade}>{right}</Moving>}
		</>
	);
}
