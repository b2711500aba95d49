import type { Point } from "../projection.ts";
import { circle, flat } from "../round.ts";
import { LevelPanel } from "../scene/Panel.tsx";
import type { Turns } from "../scene/turns.ts";
import { Part } from "./Part.tsx";
import { Discs, Faces, Lines, Outline } from "./shapes.tsx";
import { Drum } from "./solids.tsx";

interface TurntableProps {
	/** Underside and top of the table, in the middle of the sheet. Inches. */
	readonly from?: number;
	readonly to: number;
	readonly radius: number;
	/** The drive that turns it. */
	readonly turns?: Turns;
	/** False omits the bolts. */
	readonly bolts?: boolean;
}

/** The bolts around the rim, and their distance from it. */
const BOLTS = 24;
const BOLT_CIRCLE = 1.5;

/** The round steel table that turns the load. Its bolts show that it turns. */
export function Turntable({ from = 0, to, radius, turns, bolts = true }: TurntableProps) {
	const level = (turned: number) => ({ at: [0, 0, to] as const, turned });
	return (
		<Part name="turntable">
			<Part name="raised-turntable">
				<Drum cap="steel-top" side="steel-left" at={[0, 0, from]} radius={radius} height={to - from} />
				<Outline ink="detail" path={circle(flat([0, 0, to], radius - 3))} />
				{bolts && (
					<LevelPanel pose={turns ? turns.driving(level) : level(0)}>
						<Discs ink="bolts" of={[[0, 0, radius - BOLT_CIRCLE]]} pathLength={BOLTS} />
					</LevelPanel>
				)}
			</Part>
		</Part>
	);
}

/** Where a loading ramp leaves the table and where it meets the floor, along y. Inches. */
const RAMP = { from: 26, to: 57 };

interface LoadingRampProps {
	readonly halfWidth: number;
	/** Height of the table. */
	readonly rise: number;
}

/** The ramp towards the viewer, on which a pallet jack rolls the load up. */
export function LoadingRamp({ halfWidth, rise }: LoadingRampProps) {
	const { from, to } = RAMP;
	const treads: Point[][] = [];
	for (let y = from + 8; y < to - 2; y += 6) {
		const z = (rise * (to - y)) / (to - from);
		treads.push([
			[3 - halfWidth, y, z],
			[halfWidth - 3, y, z],
		]);
	}
	return (
		<Part name="loading-ramp">
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
		</Part>
	);
}
