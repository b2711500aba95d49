import { use } from "react";
import { mark, smallMark } from "./mark.ts";
import { MediumContext } from "./medium.ts";

interface Props {
	/** Pixels. */
	readonly side: number;
	/** The size of the mark, as a fraction of the side. */
	readonly share: number;
}

/** The mark on a dark tile, visible on every background. */
export function MarkTile({ side, share }: Props) {
	const { color } = use(MediumContext);
	const { size, top, film } = side > 16 ? mark : smallMark;
	const sheet = size / share;
	const margin = (sheet - size) / 2;
	return (
		<svg
			aria-hidden="true"
			xmlns="http://www.w3.org/2000/svg"
			width={side}
			height={side}
			viewBox={`${-margin} ${-margin} ${sheet} ${sheet}`}
		>
			<rect x={-margin} y={-margin} width={sheet} height={sheet} fill={color("night")} />
			<path d={top} fill={color("accent")} />
			<path d={film} fill={color("paper")} />
		</svg>
	);
}
