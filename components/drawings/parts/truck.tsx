import type { ReactNode } from "react";
import { HALF_WIDTH } from "../dimensions.ts";
import type { Point } from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import type { exchange } from "../motion/wrapping.ts";
import { InRun, Moving } from "../shapes/Moving.tsx";
import { VerticalPanel } from "../shapes/Panel.tsx";
import { Discs, Faces, Lines, line } from "../shapes/shapes.tsx";
import { type Block, Box, leftOf, onX, onY, onZ, parallelogram, rightOf, topOf } from "../shapes/solids.tsx";
import { Driver, Person, placeAtTiller } from "./person.tsx";

interface TruckProps {
	/** A forklift sets a load down on a raised table. A pallet jack rolls it over the floor. */
	readonly truck: "pallet-jack" | "forklift";
	/** Underside of the pallet that is on its forks. Inches. */
	readonly z: number;
	/**
	 * How far the mast of a forklift is from the middle of its load, along y: it stays clear of a
	 * table. Inches.
	 */
	readonly front?: number;
}

/** Flat forks from one y to another: their top and their x+ side. Inches. */
function Forks({ z, from, to }: { readonly z: number; readonly from: number; readonly to: number }) {
	const forks = [-13.5, 8.5].map((x) => ({ at: [x, from, z], size: [5, to - from, 1] }) as const);
	return (
		<>
			<Faces ink="moving-top" shapes={forks.map(topOf)} />
			<Faces ink="moving-right" shapes={forks.map(rightOf)} />
		</>
	);
}

/** A truck with its forks in a pallet, on the y+ side of the load. */
export function LiftTruck({ truck, z, front = HALF_WIDTH + 4 }: TruckProps) {
	return truck === "pallet-jack" ? <PalletJack z={z} /> : <Forklift z={z} front={front} />;
}

/** The end of a pallet jack's tiller. Inches, with the pallet on the floor. */
const GRIP: Point = [0, HALF_WIDTH + 28, 42];

/** The shadow of a pallet jack beside its load. */
function JackShadow({ z }: Pick<TruckProps, "z">) {
	return <Faces ink="shadow" shapes={[parallelogram([14, HALF_WIDTH + 14, z], [7, -7, 0], [0, -14, 0])]} />;
}

/** A pallet jack: its tiller is tilted towards whoever walks behind it. */
function PalletJack({ z }: Pick<TruckProps, "z">) {
	const [, y, up] = GRIP;
	const rear = HALF_WIDTH + 14;
	const head: Block = { at: [-6, HALF_WIDTH + 5, z + 13], size: [12, 8, 7] };
	const tiller: Point = [-1.5, rear - 2, z + 18];
	const toGrip: Point = [0, y - tiller[1], up - 18];
	return (
		<>
			<Faces
				ink="frame-right"
				shapes={[onY(rear - 1, -4, 4, z, z + 4), onX(4, rear - 7, rear - 1, z, z + 4)]}
			/>
			<Box of="moving" at={[-14, HALF_WIDTH, z + 3]} size={[28, 14, 10]} />
			<Faces ink="frame-top" shapes={[topOf(head)]} />
			<Faces ink="frame-right" shapes={[rightOf(head)]} />
			<Faces
				ink="frame-left"
				shapes={[
					leftOf(head),
					parallelogram(tiller, toGrip, [3, 0, 0]),
					parallelogram([-7, y, z + up], [0, 2, 3], [14, 0, 0]),
				]}
			/>
		</>
	);
}

/** Half the width of a forklift. Inches. */
const HALF = 17;
/** The top of the overhead guard of a forklift. Inches. */
const GUARD = 80;

/** A forklift with its driver, seen from behind. */
function Forklift({ z, front }: Required<Pick<TruckProps, "z" | "front">>) {
	const at = (y: number) => front + y;
	const rails = [-14, 10].map((x): Block => ({ at: [x, front, 3], size: [4, 5, 69] }));
	const bars = [6, 38, 68].map((low): Block => ({ at: [-10, front + 1, low], size: [20, 3, 4] }));
	const rear: Block = { at: [-HALF, at(42), 5], size: [2 * HALF, 12, 33] };
	const posts = (x: number) => [
		parallelogram([x, at(9), 26], [0, 3, 0], [0, 9, GUARD - 29]),
		parallelogram([x, at(42), 38], [0, 3, 0], [0, 0, GUARD - 41]),
	];
	const wheels: [number, number, number][] = [
		[at(17), 8, 8],
		[at(46), 6.5, 6.5],
	];
	return (
		<>
			<Faces ink="shadow" shapes={[parallelogram([HALF, at(54), 0], [10, -10, 0], [0, -48, 0])]} />
			<Forks z={z} from={HALF_WIDTH} to={front} />
			<Faces ink="frame-right" shapes={rails.map(rightOf)} />
			<Lines ink="chain" shapes={[-4, 4].map((x) => line([x, front, 70], [x, front, 12]))} />
			<Faces ink="frame-top" shapes={[...rails, ...bars].map(topOf)} />
			<Faces ink="frame-left" shapes={[...rails, ...bars].map(leftOf)} />
			<Box of="moving" at={[-HALF, at(8), 5]} size={[2 * HALF, 34, 21]} />
			<Box of="frame" at={[-HALF, at(8), 26]} size={[2 * HALF, 6, 10]} />
			<Faces ink="frame-left" shapes={posts(-HALF)} />
			<Driver seat={[0, at(31), 27]} />
			<Faces ink="frame-top" shapes={[topOf(rear)]} />
			<Faces
				ink="frame-left"
				shapes={[leftOf(rear), ...posts(HALF), onY(at(45), -HALF, HALF, GUARD - 3, GUARD)]}
			/>
			<Faces ink="frame-right" shapes={[rightOf(rear), onX(HALF, at(17), at(45), GUARD - 3, GUARD)]} />
			<Faces
				ink="frame-top"
				shapes={[
					onZ(GUARD, -HALF, HALF, at(17), at(45)),
					...range(-HALF + 3, HALF - 4, 9.75).map((x) => onZ(GUARD, x, x + 7, at(20), at(42)).reverse()),
				]}
			/>
			<VerticalPanel pose={{ at: [HALF, 0, 0], along: [0, 1, 0] }}>
				<Discs ink="frame-right" shapes={wheels} />
				<Discs ink="hub" shapes={wheels.map(([y, up]) => [y, up, 3])} />
			</VerticalPanel>
		</>
	);
}

interface TransferProps extends TruckProps {
	readonly exchange: ReturnType<typeof exchange>;
	/** The load. */
	readonly children: ReactNode;
}

/**
 * A load in its place. A truck from the y+ side takes it away and brings the next: a pallet jack
 * down to the floor and up a loading ramp.
 */
export function Transfer({ exchange, children, ...lift }: TransferProps) {
	const { away, load, loadOpacity, truck, truckOpacity, drives, pulls } = exchange;
	const isJack = lift.truck === "pallet-jack";
	const way = (y: number): Point => [0, y, isJack ? (-lift.z * y) / away : 0];
	// The way down is straight. Forks that are a little higher stay clear of a table and its ramp.
	const forksZ = isJack ? 1.25 * lift.z : lift.z;
	const moves = { at: truck.map(way), opacity: truckOpacity };
	const [x, y] = GRIP;
	return (
		<Moving at={load.map(way)} opacity={loadOpacity}>
			<InRun>
				<Moving {...moves}>
					{isJack && <JackShadow z={lift.z} />}
					<Forks z={forksZ} from={2 - HALF_WIDTH} to={HALF_WIDTH} />
				</Moving>
			</InRun>
			{children}
			<InRun>
				<Moving {...moves}>
					<LiftTruck {...lift} />
					{isJack && <Person at={placeAtTiller([x - 7, y])} walks={drives} facesViewer={pulls} holdsTiller />}
				</Moving>
			</InRun>
		</Moving>
	);
}
