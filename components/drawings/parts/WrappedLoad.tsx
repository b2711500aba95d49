import type { Strip } from "../mechanisms/winding.ts";
import type { Wrapping } from "../mechanisms/wrapping.ts";
import { LaidFilm } from "./LaidFilm.tsx";
import { CartonLoad, type CartonLoadProps } from "./load.tsx";

interface Props extends Pick<CartonLoadProps, "z" | "turns" | "layers"> {
	readonly wrapping: Wrapping;
	/** Its film. Made once, because each page and card would look for them again. */
	readonly strips: readonly Strip[];
}

/** A load of cartons, wrapped turn by turn. It turns with `turns`, or the roll goes around it. */
export function WrappedLoad({ wrapping, strips, ...load }: Props) {
	return (
		<CartonLoad {...load} film={(side) => <LaidFilm side={side} strips={strips} wrapping={wrapping} />} />
	);
}
