import type { ComponentProps } from "react";
import { HALF_WIDTH, loadHeight, PALLET_HEIGHT, RAMP } from "../dimensions.ts";
import type { Point } from "../geometry/projection.ts";
import { VerticalPanel } from "../shapes/Panel.tsx";
import { Faces, Lines, line, rectangle } from "../shapes/shapes.tsx";
import { FORK_OPENINGS } from "./load.tsx";
import { TruckFromSide } from "./truck.tsx";
import type { Turntable } from "./turntable.tsx";

interface Props extends Pick<ComponentProps<typeof Turntable>, "from" | "to" | "radius"> {
	/**
	 * Whether a pallet jack brings the load over a loading ramp. Otherwise a forklift sets it
	 * down.
	 */
	readonly ramp: boolean;
}

/** An inch across the sheet, which is as long as an inch upward. */
const ALONG: Point = [0.625, -0.625, 0];
/** Height of a low load, with its pallet. Inches. */
const LOAD = loadHeight(3);

/** A turntable from the side, with the truck that loads it on the left. */
export function LoadedTable({ from = 0, to, radius, ramp }: Props) {
	const slope = [
		[-radius, to],
		[-radius - RAMP, 0],
		[-radius, 0],
	] as const;
	return (
		<VerticalPanel pose={{ at: [0, 0, 0], along: ALONG }}>
			<Lines ink="dimension" shapes={[line([-60, 0], [36, 0])]} />
			{ramp ? (
				<Faces ink="steel-top" shapes={[slope]} />
			) : (
				<Faces ink="frame-left" shapes={[rectangle(4 - radius, radius - 4, 0, from)]} />
			)}
			<Faces ink="steel-left" shapes={[rectangle(-radius, radius, from, to)]} />
			{ramp ? (
				<TruckFromSide truck="pallet-jack" z={to} front={HALF_WIDTH + 4} />
			) : (
				<TruckFromSide truck="forklift" z={to} front={radius + 2} />
			)}
			<VerticalPanel pose={{ at: [0, 0, to], along: ALONG }}>
				<Faces ink="wood-left" shapes={[rectangle(-HALF_WIDTH, HALF_WIDTH, 0, PALLET_HEIGHT)]} />
				<Faces ink="carton-left" shapes={[rectangle(-HALF_WIDTH, HALF_WIDTH, PALLET_HEIGHT, LOAD)]} />
				<Faces ink="opening" shapes={FORK_OPENINGS.short} />
			</VerticalPanel>
		</VerticalPanel>
	);
}
