import { encode } from "../path.ts";
import type { Point } from "../projection.ts";
import { circle, flat } from "../round.ts";
import { Faces, Lines, Outline, Path } from "./shapes.tsx";
import { Drum } from "./solids.tsx";

interface TurntableProps {
	/** Underside and top of the table, in the middle of the sheet. Inches. */
	readonly from?: number;
	readonly to: number;
	readonly radius: number;
	/** False omits the bolts, for a table that turns. */
	readonly bolts?: boolean;
}

/** The bolts around the rim, and their distance from it. */
export const BOLTS = 24;
export const BOLT_CIRCLE = 1.5;

/** The round steel table that turns the load. */
export function Turntable({ from = 0, to, radius, bolts = true }: TurntableProps) {
	return (
		<>
			<Drum cap="steel-top" side="steel-left" at={[0, 0, from]} radius={radius} height={to - from} />
			<Outline ink="detail" path={circle(flat([0, 0, to], radius - 3))} />
			{bolts && (
				<Path ink="bolts" pathLength={BOLTS} d={encode(circle(flat([0, 0, to], radius - BOLT_CIRCLE)))} />
			)}
		</>
	);
}

interface LoadingRampProps {
	readonly halfWidth: number;
	/** Where it leaves the table and where it meets the floor, along y. Inches. */
	readonly from: number;
	readonly to: number;
	/** Height of the table. */
	readonly rise: number;
}

/** The ramp towards the viewer, on which a pallet jack rolls the load up. */
export function LoadingRamp({ halfWidth, from, to, rise }: LoadingRampProps) {
	const treads: Point[][] = [];
	for (let y = from + 8; y < to - 2; y += 6) {
		const z = (rise * (to - y)) / (to - from);
		treads.push([
			[3 - halfWidth, y, z],
			[halfWidth - 3, y, z],
		]);
	}
	return (
		<>
			<Faces
				ink="steel-top"
				of={[
					[
						[-halfWidth, from, rise],
						[halfWidth, from, rise],
						[halfWidth, to, 0],
						[-halfWidth, to, 0],
					],
				]}
			/>
			<Faces
				ink="steel-right"
				of={[
					[
						[halfWidth, from, rise],
						[halfWidth, to, 0],
						[halfWidth, from, 0],
					],
				]}
			/>
			<Lines ink="detail" of={treads} />
		</>
	);
}
