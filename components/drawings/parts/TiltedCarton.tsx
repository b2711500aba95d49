import type { Tone } from "../inks.ts";
import { add, dot, type Point, times } from "../projection.ts";
import { Faces } from "./shapes.tsx";
import { parallelogram } from "./solids.tsx";

interface Props {
	/** The corner where the three edges meet. Inches. */
	readonly at: Point;
	/** The edges: length, width and height, in the order of x, y and z. */
	readonly length: Point;
	readonly width: Point;
	readonly height: Point;
}

/** Direction from the load to the viewer. */
const VIEWER: Point = [1, 1, 0.8];

function cross(a: Point, b: Point): Point {
	return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The tone of a face with this normal, for light from the upper left. */
function toneOf(normal: Point): Tone {
	if (normal[2] / Math.hypot(...normal) > 0.55) {
		return "carton-top";
	}
	return normal[1] > normal[0] ? "carton-left" : "carton-right";
}

/** A tilted carton. Of each pair of faces, it draws the one that faces the viewer. */
export function TiltedCarton({ at, length, width, height }: Props) {
	const pairs = [
		[length, width, height],
		[width, height, length],
		[height, length, width],
	] as const;
	return pairs.map(([a, b, apart]) => {
		const normal = cross(a, b);
		const looksHere = dot(normal, VIEWER) > 0;
		const corner = looksHere ? add(at, apart) : at;
		const outward: Point = looksHere ? normal : times(normal, -1);
		return <Faces key={`${normal}`} ink={toneOf(outward)} of={[parallelogram(corner, a, b)]} />;
	});
}
