import type { ReactNode } from "react";
import { HALF_WIDTH } from "../dimensions.ts";
import { add, type Point } from "../geometry/projection.ts";
import type { semiAutomatic } from "../motion/wrapping.ts";
import { InRun, Moving } from "../shapes/Moving.tsx";
import type { PlanePoint } from "../shapes/scene.ts";
import { Faces, rectangle } from "../shapes/shapes.tsx";
import { type Block, Box, Boxes, parallelogram } from "../shapes/solids.tsx";
import { Person } from "./person.tsx";

/** How far the front of a truck is from the middle of its load, along y. Inches. */
const FRONT = HALF_WIDTH + 4;
/** The x- side of a truck. Inches. */
const LEFT = -14;
/** From the lower end of a pallet jack's handle to the upper one. Inches. */
const HANDLE: Point = [0, 16, 30];

interface TruckProps {
	/** A walkie stacker sets a load down on a raised table. */
	readonly truck: "pallet-jack" | "walkie-stacker";
	/** Underside of the pallet that is on its forks. Inches. */
	readonly z: number;
}

/** The blocks of a truck. Their y is from its front. */
function blocksOf({ truck, z }: TruckProps): readonly (Block & { readonly of: "moving" | "frame" })[] {
	if (truck === "pallet-jack") return [{ of: "moving", at: [LEFT, 0, z], size: [28, 6, 8] }];
	return [
		{ of: "moving", at: [LEFT, 0, z], size: [28, 2, 12] },
		{ of: "frame", at: [LEFT, 2, 0], size: [4, 4, 58] },
		{ of: "frame", at: [10, 2, 0], size: [4, 4, 58] },
		{ of: "moving", at: [LEFT, 6, 2], size: [28, 14, 24] },
	];
}

/** A lift truck with its forks in a pallet, on the y+ side of the load. */
export function LiftTruck({ truck, z }: TruckProps) {
	return (
		<>
			<Boxes of="moving" blocks={[LEFT, 8].map((x) => ({ at: [x, HALF_WIDTH, z + 1], size: [6, 4, 2] }))} />
			{blocksOf({ truck, z }).map(({ of, at, size }) => (
				<Box key={at.join()} of={of} at={add(at, [0, FRONT, 0])} size={size} />
			))}
			{truck === "pallet-jack" && (
				<>
					<Faces ink="frame-left" shapes={[parallelogram([-1.5, FRONT + 6, z + 8], [3, 0, 0], HANDLE)]} />
					<Box of="frame" at={[-7, FRONT + 21, z + 37]} size={[14, 3, 3]} />
				</>
			)}
		</>
	);
}

/**
 * A truck seen from its x- side, drawn on a panel: its front is at -`front`, and its forks reach
 * into the pallet. Inches.
 */
export function TruckFromSide({ truck, z, front }: TruckProps & { readonly front: number }) {
	const sides = (material: "moving" | "frame") =>
		blocksOf({ truck, z })
			.filter(({ of, at }) => of === material && at[0] === LEFT)
			.map(({ at: [, y, low], size: [, d, h] }) => rectangle(-front - y - d, -front - y, low, low + h));
	const [heel, grip] = [-front - 6, -front - 6 - HANDLE[1]];
	const handle: PlanePoint[] = [
		[heel, z + 8],
		[heel - 3, z + 8],
		[grip - 3, z + 8 + HANDLE[2]],
		[grip, z + 8 + HANDLE[2]],
	];
	return (
		<>
			<Faces ink="moving-left" shapes={[rectangle(-front, -HALF_WIDTH, z + 1, z + 3), ...sides("moving")]} />
			<Faces ink="frame-left" shapes={truck === "pallet-jack" ? [handle] : sides("frame")} />
		</>
	);
}

interface TransferProps {
	readonly wrapping: Pick<ReturnType<typeof semiAutomatic>, "load" | "truck" | "rampFoot">;
	/** Height of the table. Inches. */
	readonly z: number;
	/**
	 * Whether the load comes over a loading ramp, on a pallet jack. Otherwise a walkie stacker sets
	 * it down.
	 */
	readonly overRamp: boolean;
	/** Whether an operator walks at the truck's tiller. Otherwise the truck drives itself. */
	readonly hasDriver?: boolean;
	/** The load. */
	readonly children: ReactNode;
}

/** A load on a table. A truck from the y+ side takes it away and brings the next. */
export function Transfer({ wrapping, z, overRamp, hasDriver = false, children }: TransferProps) {
	const { load, truck, rampFoot } = wrapping;
	const way = (y: number): Point => [0, y, overRamp ? -z * Math.min(y / rampFoot, 1) : 0];
	return (
		<>
			<Moving at={load.map(way)}>{children}</Moving>
			<InRun>
				<Moving at={truck.map(way)}>
					<LiftTruck truck={overRamp ? "pallet-jack" : "walkie-stacker"} z={z} />
				</Moving>
				{hasDriver && (
					<Moving at={truck.map((y) => [0, y, 0])}>
						<Person at={[12, FRONT + 32]} />
					</Moving>
				)}
			</InRun>
		</>
	);
}
