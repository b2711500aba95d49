import type { ComponentProps } from "react";
import { HALF_LENGTH, HALF_WIDTH } from "../dimensions.ts";
import { project } from "../geometry/projection.ts";
import { Faces } from "../shapes/shapes.tsx";
import { Drum, onZ } from "../shapes/solids.tsx";
import { TravelArrow } from "./floor.tsx";
import { CartonLoad } from "./load.tsx";
import { LiftTruck } from "./truck.tsx";
import { LoadingRamp, Turntable, TurntableShadow } from "./turntable.tsx";

interface Props extends Pick<ComponentProps<typeof Turntable>, "from" | "to" | "radius"> {
	/**
	 * Whether a pallet jack brings the load over a loading ramp. Otherwise a forklift sets it
	 * down.
	 */
	readonly ramp: boolean;
}

/** From the middle of the table to the load, which leaves the ramp in sight. Inches along y. */
const AWAY = 84;
/** How high a jack lifts a load from the floor, and a forklift above the table. Inches. */
const LIFT = { jack: 2, forklift: 8 };

/** A turntable without its mast, and the truck that brings it a load. */
export function LoadedTable({ from = 0, to, radius, ramp }: Props) {
	const z = ramp ? LIFT.jack : to + LIFT.forklift;
	const beside = HALF_LENGTH + 12;
	return (
		<>
			<TurntableShadow to={to} radius={radius} />
			{from > 0 && <Drum of="frame" at={[0, 0, 0]} radius={radius - 4} height={from} />}
			<Turntable from={from} to={to} radius={radius} bolts={false} />
			{ramp && <LoadingRamp radius={radius} rise={to} />}
			<g transform={`translate(${project([0, AWAY, 0]).join(" ")})`}>
				<Faces ink="shadow" shapes={[onZ(0, -HALF_LENGTH, HALF_LENGTH + 4, -HALF_WIDTH - 4, HALF_WIDTH)]} />
				<TravelArrow from={[beside, HALF_WIDTH, 0]} to={[beside, -HALF_WIDTH, 0]} barb={[-7, 9, 0]} />
				{/* With the same paths on a jack and on a forklift, which costs a page fewer bytes. */}
				<g transform={`translate(0 ${project([0, 0, z])[1]})`}>
					<CartonLoad z={0} layers={2} />
				</g>
				<LiftTruck truck={ramp ? "pallet-jack" : "forklift"} z={z} front={radius + 2} />
			</g>
		</>
	);
}
