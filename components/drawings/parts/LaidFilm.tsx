import { use } from "react";
import type { Strip } from "../mechanisms/winding.ts";
import { SceneContext } from "../scene/scene.ts";
import { halfOf, type Side } from "./load.tsx";
import { Faces } from "./shapes.tsx";

/** The `film` of a load, laid turn by turn. Its strips are made once, because each page and card would look for them again. */
export function laidFilm(strips: readonly Strip[]) {
	return (side: Side) => (
		<LaidFilm strips={strips.filter((strip) => strip.side === side)} half={halfOf(side)} />
	);
}

interface Props {
	readonly strips: readonly Strip[];
	/** Half the width of their side. Inches. */
	readonly half: number;
}

/** Strips that appear one by one on a panel. In a picture they are one path. */
function LaidFilm({ strips, half }: Props) {
	const scene = use(SceneContext);
	const { at, stage } = scene;
	const faceOf = ({ left, right }: Strip) =>
		[
			[-half, left[1]],
			[half, right[1]],
			[half, right[0]],
			[-half, left[0]],
		] as const;
	if (stage) {
		return strips.map((strip) => (
			<Faces
				key={strip.laid}
				ink="film"
				motion={stage.play({ shown: strip.shown }, scene)}
				of={[faceOf(strip)]}
			/>
		));
	}
	const now = strips.filter(({ shown }) => shown(at));
	return now.length > 0 && <Faces ink="film" of={now.map(faceOf)} />;
}
