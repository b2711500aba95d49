import type { Point } from "../projection.ts";
import { Faces, Lines } from "./shapes.tsx";
import { Box, onX, onY, topOf } from "./solids.tsx";

/** Half of the standard 48 x 40 in pallet, along x and along y. */
export const HALF_LENGTH = 24;
export const HALF_WIDTH = 20;
/** Height of the pallet. Inches. */
export const PALLET_HEIGHT = 5.6;
/** Most loads of cartons have this many layers, of this height. Inches. */
export const LAYERS = 5;
export const LAYER_HEIGHT = 11.2;
/** Height of such a load with its pallet. */
export const LOAD_HEIGHT = PALLET_HEIGHT + LAYERS * LAYER_HEIGHT;

interface PalletProps {
	/** Underside, in inches. */
	readonly z: number;
	/** Middle along x; the pallet lies across the x axis. */
	readonly x?: number;
}

/** 48 x 40 in stringer pallet, long side to the left, with the openings for the forks. */
export function Pallet({ z, x = 0 }: PalletProps) {
	const right = x + HALF_LENGTH;
	const fork = (from: number): Point[] => onY(HALF_WIDTH, x + from, x + from + 10, z, z + 3);
	const notch = (from: number): Point[] => onX(right, from - 16, from, z + 1.2, z + 4.4);
	return (
		<>
			<Faces ink="wood-left" of={[onY(HALF_WIDTH, x - HALF_LENGTH, right, z, z + PALLET_HEIGHT)]} />
			<Faces ink="wood-right" of={[onX(right, -HALF_WIDTH, HALF_WIDTH, z, z + PALLET_HEIGHT)]} />
			<Faces ink="opening" of={[fork(-16), fork(6), notch(18), notch(-2)]} />
		</>
	);
}

/** The same pallet in the middle of the floor, without a load: its deck of seven boards is visible. */
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

interface CartonLoadProps extends PalletProps {
	readonly layers?: number;
	/** Inches. */
	readonly layerHeight?: number;
}

/** Cartons on a pallet, with tape and labels. Joints alternate by layer. */
export function CartonLoad({ z, x = 0, layers = LAYERS, layerHeight = LAYER_HEIGHT }: CartonLoadProps) {
	const deck = z + PALLET_HEIGHT;
	const top = deck + layers * layerHeight;
	const [left, right] = [x - HALF_LENGTH, x + HALF_LENGTH];
	const joints: Point[][] = [];
	for (let layer = 0; layer < layers; layer++) {
		const [low, high] = [deck + layer * layerHeight, deck + (layer + 1) * layerHeight];
		const isShifted = layer % 2 === layers % 2;
		if (layer) {
			joints.push([
				[left, HALF_WIDTH, low],
				[right, HALF_WIDTH, low],
				[right, -HALF_WIDTH, low],
			]);
		}
		for (const offset of isShifted ? [-12, 12] : [-8, 8]) {
			joints.push([
				[x + offset, HALF_WIDTH, low],
				[x + offset, HALF_WIDTH, high],
			]);
		}
		for (const y of isShifted ? [0] : [7, -7]) {
			joints.push([
				[right, y, low],
				[right, y, high],
			]);
		}
	}
	const columns = [-16, 0, 16];
	for (const y of [-7, 7]) {
		joints.push([
			[left, y, top],
			[right, y, top],
		]);
	}
	for (const offset of [-8, 8]) {
		joints.push([
			[x + offset, -HALF_WIDTH, top],
			[x + offset, HALF_WIDTH, top],
		]);
	}
	const size: Point = [2 * HALF_LENGTH, 2 * HALF_WIDTH, layers * layerHeight];
	return (
		<>
			<Pallet z={z} x={x} />
			<Box of="carton" at={[left, -HALF_WIDTH, deck]} size={size} />
			<Lines
				ink="tape"
				of={columns.map((offset): Point[] => [
					[x + offset, 1 - HALF_WIDTH, top],
					[x + offset, HALF_WIDTH, top],
					[x + offset, HALF_WIDTH, top - 3],
				])}
			/>
			<Lines ink="joint" of={joints} />
			<Faces
				ink="label"
				of={columns.map((offset) => onY(HALF_WIDTH, x + offset - 6, x + offset - 1, top - 7, top - 3))}
			/>
		</>
	);
}
