import type { Point } from "../projection.ts";
import { RISE } from "./film.tsx";
import { HALF_LENGTH, HALF_WIDTH } from "./load.tsx";
import { Faces, Lines } from "./shapes.tsx";
import { Box, Drum, onX, onY } from "./solids.tsx";

interface VentedCratesProps {
	/** Underside of the lowest layer. Inches. */
	readonly z: number;
	readonly layers: number;
	readonly layerHeight: number;
}

/** Layers of open crates with two short slots in each front; produce shows in the uppermost. */
export function VentedCrates({ z, layers, layerHeight }: VentedCratesProps) {
	const top = z + layers * layerHeight;
	const slots: Point[][] = [];
	const joints: Point[][] = [
		[
			[0, HALF_WIDTH, z],
			[0, HALF_WIDTH, top],
			[0, -HALF_WIDTH, top],
		],
		[
			[HALF_LENGTH, 0, z],
			[HALF_LENGTH, 0, top],
			[-HALF_LENGTH, 0, top],
		],
	];
	for (let layer = 0; layer < layers; layer++) {
		const low = z + layer * layerHeight;
		const [slotLow, slotHigh] = [low + layerHeight - 4.4, low + layerHeight - 2.2];
		if (layer) {
			joints.push([
				[-HALF_LENGTH, HALF_WIDTH, low],
				[HALF_LENGTH, HALF_WIDTH, low],
				[HALF_LENGTH, -HALF_WIDTH, low],
			]);
		}
		for (const x of [-21, -11, 3, 13]) {
			slots.push(onY(HALF_WIDTH, x, x + 8, slotLow, slotHigh));
		}
		for (const y of [-17, -9, 3, 11]) {
			slots.push(onX(HALF_LENGTH, y, y + 6, slotLow, slotHigh));
		}
	}
	return (
		<>
			<Box
				of="w"
				at={[-HALF_LENGTH, -HALF_WIDTH, z]}
				size={[2 * HALF_LENGTH, 2 * HALF_WIDTH, layers * layerHeight]}
			/>
			<Faces ink="n" of={slots} />
			<Lines ink="j" of={joints} />
			<Lines
				ink="o"
				of={[-15, -5, 5, 15].map((y): Point[] => [
					[-20, y, top],
					[20, y, top],
				])}
			/>
		</>
	);
}

interface RopeBandsProps {
	/** Where each band starts on the left, from the lowest up; it climbs to the right. Inches. */
	readonly at: readonly number[];
}

/** Bands of roped film round the load, with open space between them. */
export function RopeBands({ at }: RopeBandsProps) {
	const bands = at.map((z): Point[] => [
		[-HALF_LENGTH, HALF_WIDTH, z],
		[HALF_LENGTH, HALF_WIDTH, z + RISE],
		[HALF_LENGTH, -HALF_WIDTH, z + 2 * RISE],
	]);
	return <Rope runs={bands} />;
}

interface RopeProps {
	readonly runs: readonly (readonly Point[])[];
}

/** Film gathered to a rope. */
function Rope({ runs }: RopeProps) {
	return (
		<>
			<Lines ink="x" of={runs} />
			<Lines ink="e" of={runs} />
		</>
	);
}

interface RopingDeviceProps {
	/** Film on the roll: the line at which it leaves, its lower and its upper end. Inches. */
	readonly film: readonly [low: Point, high: Point];
	/** Where the film passes between the two rollers. */
	readonly at: Point;
	/** Where the rope touches the load. */
	readonly to: Point;
}

/**
 * Two small rollers, one above the other, between which the web collapses to a rope on its way to the
 * load.
 */
export function RopingDevice({ film: [low, high], at, to }: RopingDeviceProps) {
	const [x, y, z] = at;
	const above: Point = [x, y, z + 1];
	const below: Point = [x, y, z - 1];
	return (
		<>
			<Box of="a" at={[x + 4, y - 4, z - 8]} size={[2, 3, 16]} />
			<Box of="a" at={[x - 2, y - 4, z - 10]} size={[8, 3, 2]} />
			<Drum cap="s1" side="s2" at={[x, y - 1, z - 7]} radius={2} height={5} />
			<Faces ink="f" of={[[low, high, above, below]]} />
			<Rope runs={[[at, to]]} />
			<Drum cap="s1" side="s2" at={[x, y - 1, z + 2]} radius={2} height={5} />
		</>
	);
}
