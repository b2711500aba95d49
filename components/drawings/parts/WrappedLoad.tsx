import { wind } from "../mechanisms/winding.ts";
import type { Wrapping } from "../mechanisms/wrapping.ts";
import type { FloorPoint } from "../projection.ts";
import { LaidFilm } from "./LaidFilm.tsx";
import { CartonLoad, type LoadProps } from "./load.tsx";

interface Props extends Pick<LoadProps, "z" | "turns"> {
	readonly wrapping: Wrapping;
	/** Where film leaves the roll when it has gone this far around the load. Degrees and inches. */
	readonly rollAt: (angle: number) => FloorPoint;
}

/** A load of cartons, wrapped turn by turn. It turns with `turns`, or the roll goes around it. */
export function WrappedLoad({ wrapping, rollAt, ...load }: Props) {
	const strips = wind({ rollAt, heightAt: wrapping.heightAt, to: wrapping.turns.total });
	return (
		<CartonLoad {...load} film={(side) => <LaidFilm side={side} strips={strips} wrapping={wrapping} />} />
	);
}
