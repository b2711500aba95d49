import { encode } from "../path.ts";
import type { FloorPoint, Point } from "../projection.ts";
import { circle, type Round } from "../round.ts";
import { Shadow } from "./floor.tsx";
import { Cylinder } from "./solids.tsx";

/** Half a width across the viewer's line of sight, and half a depth along it. Inches. */
interface Girth {
	readonly width: number;
	readonly depth: number;
}

interface Props {
	/** Between the feet. Inches. */
	readonly at: FloorPoint;
}

/** A person six feet tall who faces the viewer, as simple as the figures in an architect's drawing. */
export function Person({ at: [x, y] }: Props) {
	/** An ellipse at a height, so far to the viewer's right of the middle. */
	function across(right: number, z: number, { width, depth }: Girth): Round {
		const [w, d] = [width * Math.SQRT1_2, depth * Math.SQRT1_2];
		const center: Point = [x + right * Math.SQRT1_2, y - right * Math.SQRT1_2, z];
		return { center, u: [w, -w, 0], v: [d, d, 0] };
	}
	const leg: Girth = { width: 3, depth: 3.4 };
	const arm: Girth = { width: 1.8, depth: 2.2 };
	const head: Round = { ...across(0, 67.2, { width: 3.6, depth: 0 }), v: [0, 0, 4.8] };
	return (
		<>
			<Shadow x={x + 3} y={[y - 5, y + 5]} length={8} />
			{[-3.4, 3.4].map((right) => (
				<Cylinder key={right} cap="d1" side="d2" end={across(right, 0, leg)} push={[0, 0, 34]} />
			))}
			{[-9, 9].map((right) => (
				<Cylinder key={right} cap="s1" side="s3" end={across(right, 31, arm)} push={[0, 0, 28]} />
			))}
			<Cylinder cap="s1" side="s2" end={across(0, 32, { width: 7.2, depth: 4.6 })} push={[0, 0, 28]} />
			<path className="m1" d={encode(circle(head))} />
		</>
	);
}
