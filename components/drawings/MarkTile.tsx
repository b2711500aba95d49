import { mark } from "./mark.ts";

interface Props {
	/** Pixels. */
	readonly side: number;
	/** The size of the mark, as a fraction of the side. */
	readonly share: number;
}

/** The mark on a dark tile, visible on every background. */
export function MarkTile({ side, share }: Props) {
	const sheet = mark.size / share;
	const margin = (sheet - mark.size) / 2;
	return (
		<svg
			aria-hidden="true"
			xmlns="http://www.w3.org/2000/svg"
			width={side}
			height={side}
			viewBox={`${-margin} ${-margin} ${sheet} ${sheet}`}
		>
			<rect x={-margin} y={-margin} width={sheet} height={sheet} fill="var(--night)" />
			<path d={mark.top} fill="var(--accent)" />
			<path d={mark.film} fill="var(--paper)" />
		</svg>
	);
}
