import type { Segment } from "../geometry/path.ts";
import { add, dot, type Point, project, times, vector } from "../geometry/projection.ts";
import { levelCircle, openArc, pointOn, type Round } from "../geometry/round.ts";
import { Faces, Lines, line, Outline } from "../shapes/shapes.tsx";
import { parallelogram } from "../shapes/solids.tsx";

interface ShadowProps {
	/** The x+ side of the footprint: its x, and its y range. Inches. */
	readonly x: number;
	readonly y: readonly [from: number, to: number];
	/** How far the shadow reaches, along x+ and y-. Inches. */
	readonly length: number;
}

/** Shadow of a vertical block, on the floor to its right. */
export function Shadow({ x, y: [from, to], length }: ShadowProps) {
	return <Faces ink="shadow" shapes={[parallelogram([x, to, 0], [length, -length, 0], [0, from - to, 0])]} />;
}

interface TurnArrowProps {
	/** Radius of its circle, which is around the origin, except in a `RoundArrow`. Inches. */
	readonly radius: number;
	/**
	 * Degrees along the circle: on the floor, from x+ towards y+, which is from right to left in
	 * front.
	 */
	readonly from: number;
	readonly to: number;
	/** Inches above the floor. */
	readonly z?: number;
}

/** A level arrow that shows which way a table or a ring turns or a robot drives. */
export function TurnArrow({ radius, from, to, z = 0 }: TurnArrowProps) {
	return <RoundArrow {...{ radius, from, to }} circle={(r) => levelCircle([0, 0, z], r)} />;
}

interface RoundArrowProps extends Omit<TurnArrowProps, "z"> {
	/** Makes the arrow's circle at a radius: the barbs end on a smaller and a larger circle. */
	readonly circle: (radius: number) => Round;
	/**
	 * From the tip to the end of a barb: degrees back along the circle, and a fraction of the radius
	 * to either side.
	 */
	readonly barb?: { readonly back: number; readonly aside: number };
}

/** Arrow along a circle. */
export function RoundArrow({ circle, radius, from, to, barb = { back: 8, aside: 0.08 } }: RoundArrowProps) {
	const round = circle(radius);
	const end = (aside: number) => {
		const back = to > from ? -barb.back : barb.back;
		return project(pointOn(circle(radius * (1 + aside)), to + back));
	};
	const path: Segment[] = [
		...openArc(round, from, to),
		{ command: "move", to: end(-barb.aside) },
		{ command: "line", to: project(pointOn(round, to)) },
		{ command: "line", to: end(barb.aside) },
	];
	return <Outline ink="arrow" path={path} />;
}

interface TravelArrowProps {
	/** Tail and tip, in inches. */
	readonly from: Point;
	readonly to: Point;
	/** From the tip to the end of one barb, in inches. The other mirrors it across the shaft. */
	readonly barb: Point;
}

/** A straight arrow that shows which way a part or a load travels. */
export function TravelArrow({ from, to, barb }: TravelArrowProps) {
	const shaft = vector(from, to);
	const other = add(times(shaft, (2 * dot(shaft, barb)) / dot(shaft, shaft)), times(barb, -1));
	return <Lines ink="arrow" shapes={[line(from, to), [add(to, barb), to, add(to, other)]]} />;
}
