import { Fragment, type ReactNode } from "react";
import type { Material } from "../inks.ts";
import { type FloorPoint, onFloor, type Point } from "../projection.ts";
import { Moving } from "../scene/Moving.tsx";
import { LevelPanel, UprightPanel } from "../scene/Panel.tsx";
import { Shaded } from "../scene/Shaded.tsx";
import type { PlanePoint } from "../scene/scene.ts";
import type { OverTime } from "../scene/time.ts";
import type { Turns } from "../scene/turns.ts";
import { Faces, Lines, line, panel } from "./shapes.tsx";
import { topOf } from "./solids.tsx";

/** Half of the standard 48 x 40 in pallet, along x and along y. */
export const HALF_LENGTH = 24;
export const HALF_WIDTH = 20;
/** Height of the pallet. Inches. */
export const PALLET_HEIGHT = 5.6;
/** Most loads of cartons have this many layers, of this height. Inches. */
export const LAYERS = 5;
const LAYER_HEIGHT = 11.2;
/** Height of such a load with its pallet. */
export const LOAD_HEIGHT = heightOfCartons(LAYERS);

/** The sides of a load: y+, x+, y- and x-, in the order in which a roll that moves from left to right covers them. */
export const SIDES = ["front", "right", "back", "left"] as const;
export type Side = (typeof SIDES)[number];

/** The corner at which a roll that moves from left to right ends each side. Inches. */
export const CORNERS = {
	front: [HALF_LENGTH, HALF_WIDTH],
	right: [HALF_LENGTH, -HALF_WIDTH],
	back: [-HALF_LENGTH, -HALF_WIDTH],
	left: [-HALF_LENGTH, HALF_WIDTH],
} as const satisfies Record<Side, FloorPoint>;

/** Half the width of a side. Inches. */
export function halfOf(side: Side): number {
	return HALF[side === "front" || side === "back" ? "long" : "short"];
}

/** The direction that each side faces, in degrees. */
const DIRECTIONS: Readonly<Record<Side, number>> = { front: 90, right: 0, back: 270, left: 180 };
/** Sides that share a panel, because one leaves view where the other comes into view. */
const PAIRS = { long: ["front", "back"], short: ["right", "left"] } as const;
type Length = keyof typeof PAIRS;

/** Half the width of a side, and the distance of the side from the middle of the load. Inches. */
export const HALF: Readonly<Record<Length, number>> = { long: HALF_LENGTH, short: HALF_WIDTH };
const DISTANCE: Readonly<Record<Length, number>> = { long: HALF_WIDTH, short: HALF_LENGTH };

export interface LoadSideProps {
	readonly side: Length;
	/** From 0, the light of the left side, to 1, that of the right. */
	readonly shade: number | OverTime<number>;
}

interface BodyProps extends LoadSideProps {
	/** Its materials from the bottom up, each with the height at which it ends. Inches above the underside of the load. */
	readonly of: readonly (readonly [material: Material, to: number])[];
}

/** A side of a load on its pallet, with the openings of the pallet for the forks. */
export function LoadSide({ side, shade, of }: BodyProps) {
	const half = HALF[side];
	const forks =
		side === "long"
			? [panel(-16, -6, 0, 3), panel(6, 16, 0, 3)]
			: [panel(-18, -2, 1.2, 4.4), panel(2, 18, 1.2, 4.4)];
	const faces = of.map(([material, to], index) => ({
		of: material,
		face: panel(-half, half, of[index - 1]?.[1] ?? 0, to),
	}));
	return (
		<>
			<Shaded shade={shade} faces={faces} />
			<Faces ink="opening" of={forks} />
		</>
	);
}

export interface LoadProps {
	/** Underside, in inches. */
	readonly z: number;
	/** Middle along x; the pallet lies across the x axis. */
	readonly x?: number;
	/** The drive of the table that turns it about the middle of the sheet. */
	readonly turns?: Turns | undefined;
	/** The film on one of its sides. */
	readonly film?: ((side: Side) => ReactNode) | undefined;
}

interface AnyLoadProps extends LoadProps {
	/** Height of the load with its pallet, and what its top shows in inches along x and y from its middle. */
	readonly top?: { readonly height: number; readonly shapes: ReactNode };
	readonly side?: (props: LoadSideProps) => ReactNode;
}

/** A direction from -45 to 315 degrees. At -45 a side comes into view on the right, and at 135 it leaves view on the left. */
function fromRightEdge(direction: number): number {
	return ((((direction + 45) % 360) + 360) % 360) - 45;
}

/** The side of a pair that shows when the load has turned this far, and the direction that it faces. Degrees. */
function shownOf(length: Length, angle: number): { side: Side; direction: number } {
	const [one, other] = PAIRS[length];
	const direction = fromRightEdge(DIRECTIONS[one] + angle);
	return direction < 135
		? { side: one, direction }
		: { side: other, direction: fromRightEdge(DIRECTIONS[other] + angle) };
}

/** A load on a pallet, its long sides to the left and the right, still or turning. Its two visible sides and its top show. */
export function Load({ z, x = 0, turns, film, top, side }: AnyLoadProps) {
	const sides = (["long", "short"] as const).map((length) => {
		const pose = (angle: number) => {
			const { direction } = shownOf(length, angle);
			const [right, down] = onFloor(direction, DISTANCE[length]);
			const at: Point = [x + right, down, z];
			return { at, along: [...onFloor(direction - 90, 1), 0] as const };
		};
		const shade = (angle: number) => Math.min(Math.max((90 - shownOf(length, angle).direction) / 90, 0), 1);
		return (
			<UprightPanel key={length} reach={HALF[length]} pose={turns ? turns.driving(pose) : pose(0)}>
				{side?.({ side: length, shade: turns ? turns.driving(shade) : shade(0) })}
				{film &&
					PAIRS[length].map((name) =>
						turns ? (
							<Moving key={name} shown={turns.driving((angle) => shownOf(length, angle).side === name)}>
								{film(name)}
							</Moving>
						) : (
							<Fragment key={name}>{shownOf(length, 0).side === name && film(name)}</Fragment>
						),
					)}
			</UprightPanel>
		);
	});
	return (
		<>
			{top && (
				<LevelPanel at={[x, 0, z + top.height]} angle={turns?.angleAt}>
					{top.shapes}
				</LevelPanel>
			)}
			{sides}
		</>
	);
}

/** A pallet whose deck is covered. */
export function Pallet(load: LoadProps) {
	return <Load {...load} side={(props) => <LoadSide {...props} of={[["wood", PALLET_HEIGHT]]} />} />;
}

/** A pallet in the middle of the floor, without a load: its deck of seven boards is visible. */
export function EmptyPallet() {
	const boards = [-24, -16.8, -9.6, -2.4, 4.8, 12, 19.2];
	return (
		<>
			<Pallet z={0} />
			<Faces
				ink="opening"
				of={[topOf({ at: [-HALF_LENGTH, -HALF_WIDTH, 0], size: [48, 40, PALLET_HEIGHT] })]}
			/>
			<Faces
				ink="wood-top"
				of={boards.map((x) => topOf({ at: [x, -HALF_WIDTH, 0], size: [4.8, 40, PALLET_HEIGHT] }))}
			/>
		</>
	);
}

/** Height of a load of cartons with its pallet. Inches. */
export function heightOfCartons(layers: number, layerHeight = LAYER_HEIGHT): number {
	return PALLET_HEIGHT + layers * layerHeight;
}

export interface CartonLoadProps extends LoadProps {
	/** Layers of cartons: 5 by default. */
	readonly layers?: number;
	/** Inches. */
	readonly layerHeight?: number;
}

/** Cartons on a pallet, with tape and labels. Joints alternate by layer. */
export function CartonLoad({ layers = LAYERS, layerHeight = LAYER_HEIGHT, ...load }: CartonLoadProps) {
	const height = heightOfCartons(layers, layerHeight);
	const columns = [-16, 0, 16];
	const joints = (side: Length) =>
		Array.from({ length: layers }, (_, layer): PlanePoint[][] => {
			const [low, high] = [PALLET_HEIGHT + layer * layerHeight, PALLET_HEIGHT + (layer + 1) * layerHeight];
			const isShifted = layer % 2 === layers % 2;
			const between = { long: isShifted ? [-12, 12] : [-8, 8], short: isShifted ? [0] : [-7, 7] };
			const below: PlanePoint[] = line([-HALF[side], low], [HALF[side], low]);
			return [...(layer ? [below] : []), ...between[side].map((u) => line([u, low], [u, high]))];
		}).flat();
	const side = (props: LoadSideProps) => (
		<>
			<LoadSide
				{...props}
				of={[
					["wood", PALLET_HEIGHT],
					["carton", height],
				]}
			/>
			{props.side === "long" && (
				<Lines ink="tape" of={columns.map((u) => line([u, height - 0.6], [u, height - 3]))} />
			)}
			<Lines ink="joint" of={joints(props.side)} />
			{props.side === "long" && (
				<Faces ink="label" of={columns.map((u) => panel(u - 6, u - 1, height - 7, height - 3))} />
			)}
		</>
	);
	const [x, y] = [HALF_LENGTH, HALF_WIDTH];
	const shapes = (
		<>
			<Faces ink="carton-top" of={[panel(-x, x, -y, y)]} />
			<Lines ink="tape" of={columns.map((u) => line([u, 1 - y], [u, y]))} />
			<Lines
				ink="joint"
				of={[...[-7, 7].map((v) => line([-x, v], [x, v])), ...[-8, 8].map((u) => line([u, -y], [u, y]))]}
			/>
		</>
	);
	return <Load {...load} side={side} top={{ height, shapes }} />;
}
