import { short } from "./keyframes.ts";
import { SIDE_OF, type Side, type Strip } from "./winding.ts";

/** An upright rectangle of a side: from u0 to u1 along it, to the right, and from z0 to z1 up. Inches. */
export function panel(u0: number, u1: number, z0: number, z1: number): string {
	return `M${short(u0)} ${short(-z1)}H${short(u1)}V${short(-z0)}H${short(u0)}z`;
}

interface SideFilmProps {
	readonly side: Side;
	readonly strips: readonly Strip[];
}

/** The film on one side. */
export function SideFilm({ side, strips }: SideFilmProps) {
	const { half } = SIDE_OF[side];
	return strips
		.filter((strip) => strip.side === side)
		.map(({ name, left, right }) => (
			<path
				key={name}
				className={`f strip ${name}`}
				d={`M${-half} ${short(-left[1])}L${half} ${short(-right[1])}V${short(-right[0])}L${-half} ${short(-left[0])}z`}
			/>
		));
}

/** A length of film in the air, drawn forty inches long. Its pose scales it to fit between the roll and the load. */
export const WEB_LENGTH = 40;
