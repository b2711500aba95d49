import { use } from "react";
import { MediumContext } from "../shapes/medium.ts";

/** A mark: the top of a carton, and turns of film that rise to the right. */
interface Mark {
	/** The side of its view box, which is square. */
	readonly size: number;
	readonly top: string;
	readonly film: string;
}

/** The mark of the site. */
const mark: Mark = {
	size: 40,
	top: "m20 2 15 7.5-15 7.5-15-7.5z",
	film: "m5 12.5 15 6.5 15-8.5v5.5l-15 8.5-15-6.5zm0 8 15 6.5 15-8.5v5.5l-15 8.5-15-6.5zm0 8 15 6.5 15-8.5v4.2l-15 7.5-15-7.5z",
};

/**
 * The mark with one turn less, for 16 pixels: its vertical edges and the gaps between its parts are
 * whole pixels.
 */
const smallMark: Mark = {
	size: 16,
	top: "m8 0 7 3-7 3-7-3z",
	film: "m1 5 7 3 7-3v3l-7 3-7-3zm0 5 7 3 7-3v3l-7 3-7-3z",
};

/** The mark next to the wordmark. Decorative. */
export function LogoMark() {
	const { color } = use(MediumContext);
	return (
		<svg
			className="logo-mark"
			viewBox={`0 0 ${mark.size} ${mark.size}`}
			fill="currentColor"
			aria-hidden="true"
		>
			<path fill={color("accent")} d={mark.top} />
			<path d={mark.film} />
		</svg>
	);
}

/**
 * The mark alone, sharp at the size of a tab's icon, in the text color of the browser's color
 * scheme.
 */
export function MarkIcon() {
	const { color } = use(MediumContext);
	const scheme = `.s{fill:${color("ink")}}@media(prefers-color-scheme:dark){.s{fill:${color("paper")}}}`;
	return (
		<svg
			aria-hidden="true"
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${smallMark.size} ${smallMark.size}`}
		>
			<style>{scheme}</style>
			<path fill={color("accent")} d={smallMark.top} />
			<path className="s" d={smallMark.film} />
		</svg>
	);
}

interface MarkTileProps {
	/** Pixels. */
	readonly side: number;
	/** The size of the mark, as a fraction of the side. */
	readonly share: number;
}

/** The mark on a dark tile, visible on every background. */
export function MarkTile({ side, share }: MarkTileProps) {
	const { color } = use(MediumContext);
	const { size, top, film } = side > 16 ? mark : smallMark;
	const tile = size / share;
	const margin = (tile - size) / 2;
	return (
		<svg
			aria-hidden="true"
			xmlns="http://www.w3.org/2000/svg"
			width={side}
			height={side}
			viewBox={`${-margin} ${-margin} ${tile} ${tile}`}
		>
			<rect x={-margin} y={-margin} width={tile} height={tile} fill={color("night")} />
			<path d={top} fill={color("accent")} />
			<path d={film} fill={color("paper")} />
		</svg>
	);
}
