import type { ReactNode } from "react";
import type { semiAutomatic } from "../mechanisms/wrapping.ts";
import type { Point } from "../projection.ts";
import { InRun, Moving } from "../scene/Moving.tsx";
import { HALF_WIDTH } from "./load.tsx";
import { Person } from "./person.tsx";
import { Faces } from "./shapes.tsx";
import { Box, Boxes, parallelogram } from "./solids.tsx";

/** How far the body of a truck is from the middle of its load, along y. Inches. */
const FRONT = HALF_WIDTH + 4;

interface TruckProps {
	/** Underside of its pallet. Inches. */
	readonly z: number;
}

/** Forks in a pallet, on the y+ side of the load. */
function Forks({ z }: TruckProps) {
	return (
		<Boxes of="moving" blocks={[-14, 8].map((x) => ({ at: [x, HALF_WIDTH, z + 1], size: [6, 4, 2] }))} />
	);
}

/** A pallet jack with its forks in a pallet, on the y+ side of the load. */
export function PalletJack({ z }: TruckProps) {
	return (
		<>
			<Forks z={z} />
			<Box of="moving" at={[-14, FRONT, z]} size={[28, 6, 8]} />
			<Faces ink="frame-left" of={[parallelogram([-1.5, FRONT + 6, z + 8], [3, 0, 0], [0, 16, 30])]} />
			<Box of="frame" at={[-7, FRONT + 21, z + 37]} size={[14, 3, 3]} />
		</>
	);
}

/** A walkie stacker: its forks reach a pallet on a raised table. */
function WalkieStacker({ z }: TruckProps) {
	return (
		<>
			<Forks z={z} />
			<Box of="moving" at={[-14, FRONT, z]} size={[28, 2, 12]} />
			<Boxes of="frame" blocks={[-14, 10].map((x) => ({ at: [x, FRONT + 2, 0], size: [4, 4, 58] }))} />
			<Box of="moving" at={[-14, FRONT + 6, 2]} size={[28, 14, 24]} />
		</>
	);
}

/** Who walks in front of a truck, at its handle. */
function Driver() {
	return <Person at={[12, FRONT + 32]} />;
}

interface TransferProps {
	readonly wrapping: Pick<ReturnType<typeof semiAutomatic>, "load" | "truck" | "rampFoot">;
	/** The table, from the floor. Inches. */
	readonly z: number;
	/** Whether the load comes over a loading ramp, on a pallet jack. Otherwise a walkie stacker sets it down. */
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
}: TransferProps) {
	const way = (y: number): Point => [0, y, overRamp ? -z * Math.min(y / rampFoot, 1) : 0];
	const Vehicle = overRamp ? PalletJack : WalkieStacker;
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
