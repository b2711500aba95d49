import type { ReactNode } from "react";
import type { semiAutomatic } from "../mechanisms/wrapping.ts";
import type { Point } from "../projection.ts";
import { InRun, Moving } from "../scene/Moving.tsx";
import { Driver, PalletJack, Stacker } from "./Truck.tsx";

interface Props {
	readonly wrapping: Pick<ReturnType<typeof semiAutomatic>, "load" | "truck" | "rampFoot">;
	/** The table, from the floor. Inches. */
	readonly z: number;
	/** Whether the load comes over a loading ramp, on a pallet jack. Otherwise a stacker sets it down. */
	readonly overRamp: boolean;
	/** Whether somebody walks with the truck. Otherwise it drives itself. */
	readonly hasDriver?: boolean;
	/** The load. */
	readonly children: ReactNode;
}

/** A load on a table, taken away and replaced by a truck, which comes from the y+ side. */
export function Transfer({
	wrapping: { load, truck, rampFoot },
	z,
	overRamp,
	hasDriver = false,
	children,
}: Props) {
	const way = (y: number): Point => [0, y, overRamp ? -z * Math.min(y / rampFoot, 1) : 0];
	const Vehicle = overRamp ? PalletJack : Stacker;
	return (
		<>
			<Moving at={load.to(way)}>{children}</Moving>
			<InRun>
				<Moving at={truck.to(way)}>
					<Vehicle z={z} />
				</Moving>
				{hasDriver && (
					<Moving at={truck.to((y) => [0, y, 0])}>
						<Driver />
					</Moving>
				)}
			</InRun>
		</>
	);
}
