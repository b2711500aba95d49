import { parseHTML } from "linkedom";
import type { Segment } from "../../components/drawings/geometry/path.ts";
import type { SheetPoint } from "../../components/drawings/geometry/projection.ts";
import { cameraOf, type View } from "./cameras.ts";

/**
 * A point of the sheet and how near it is: the x plus the y of its place in the world, which grow
 * towards the viewer.
 */
export type Vertex = readonly [right: number, down: number, near: number];

/** A flat piece of a shape. */
export interface Piece {
	readonly contours: readonly (readonly Vertex[])[];
	/** How near it is at a point of the sheet. */
	readonly nearAt: (right: number, down: number) => number;
}

/** A path of a drawing. */
export interface Shape {
	/** The color of its fill. Without one, it is lines, and this is their color. */
	readonly ink: string;
	readonly isFilled: boolean;
	/** Whether it hides what is behind it. Fading parts do, because their order shows, too. */
	readonly isOpaque: boolean;
	readonly isEvenOdd: boolean;
	readonly pieces: readonly Piece[];
	readonly contours: readonly (readonly Vertex[])[];
}

const DEGREE = Math.PI / 180;
/** In how many parts an arc is divided. */
const PARTS = 12;

/**
 * Points of an elliptical arc. See https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes
 */
function arcPoints(
	[x, y]: SheetPoint,
	{ to, radii, tilt, sweep }: Extract<Segment, { command: "arc" }>,
): SheetPoint[] {
	const [cos, sin] = [Math.cos(tilt * DEGREE), Math.sin(tilt * DEGREE)];
	// From half-way between its ends, in the ellipse's own axes, in radii.
	const [dx, dy] = [(x - to[0]) / 2, (y - to[1]) / 2];
	const [alongX, alongY] = [cos * dx + sin * dy, cos * dy - sin * dx];
	const scale = Math.max(1, Math.hypot(alongX / radii[0], alongY / radii[1]));
	const [rx, ry] = [radii[0] * scale, radii[1] * scale];
	const [u, v] = [alongX / rx, alongY / ry];
	const length = Math.hypot(u, v);
	const away = length ? (sweep ? -1 : 1) * Math.sqrt(Math.max(1 / length ** 2 - 1, 0)) : 0;
	const [centerU, centerV] = [-away * v, away * u];
	const start = Math.atan2(v - centerV, u - centerU);
	let turn = Math.atan2(-v - centerV, -u - centerU) - start;
	if (sweep && turn < 0) turn += 2 * Math.PI;
	if (!sweep && turn > 0) turn -= 2 * Math.PI;
	const [middleX, middleY] = [(x + to[0]) / 2, (y + to[1]) / 2];
	return Array.from({ length: PARTS }, (_, part) => {
		if (part === PARTS - 1) return to;
		const angle = start + (turn * (part + 1)) / PARTS;
		const [along, across] = [rx * (centerU + Math.cos(angle)), ry * (centerV + Math.sin(angle))];
		return [middleX + cos * along - sin * across, middleY + sin * along + cos * across];
	});
}

/** The contours of an outline, with arcs as short lines. */
function contoursOf(outline: readonly Segment[]): SheetPoint[][] {
	const contours: SheetPoint[][] = [];
	for (const segment of outline) {
		if (segment.command === "close") continue;
		const last = contours.at(-1)?.at(-1);
		if (segment.command === "move" || !last) contours.push([segment.to]);
		else contours.at(-1)?.push(...(segment.command === "arc" ? arcPoints(last, segment) : [segment.to]));
	}
	return contours;
}

/** The least squares plane through vertices, and how far the farthest is from it. */
function planeOf(vertices: readonly Vertex[]) {
	const count = vertices.length;
	const mean = [0, 1, 2].map(
		(axis) => vertices.reduce((sum, vertex) => sum + (vertex[axis] ?? 0), 0) / count,
	);
	const [mx = 0, my = 0, mn = 0] = mean;
	let [xx, xy, yy, xn, yn] = [0, 0, 0, 0, 0];
	for (const [x, y, n] of vertices) {
		const [dx, dy, dn] = [x - mx, y - my, n - mn];
		xx += dx * dx;
		xy += dx * dy;
		yy += dy * dy;
		xn += dx * dn;
		yn += dy * dn;
	}
	const det = xx * yy - xy * xy;
	if (det < 1e-3 * count) return undefined;
	const [a, b] = [(xn * yy - yn * xy) / det, (yn * xx - xn * xy) / det];
	const nearAt = (x: number, y: number) => mn + a * (x - mx) + b * (y - my);
	return { nearAt, error: Math.max(...vertices.map(([x, y, n]) => Math.abs(n - nearAt(x, y)))) };
}

/**
 * Vertices that are this close to a plane are on it: tilts of arcs are in whole degrees. Inches.
 */
const FLAT = 1;

/**
 * The flat pieces of contours: together, each alone, or as strips of a wall, which begins and ends
 * at opposite edges.
 */
function piecesOf(contours: readonly (readonly Vertex[])[]): Piece[] {
	const whole = planeOf(contours.flat());
	if (!whole) return [];
	if (whole.error < FLAT) return [{ contours, nearAt: whole.nearAt }];
	if (contours.length > 1) return contours.flatMap((contour) => piecesOf([contour]));
	const all = contours[0] ?? [];
	const [first, last] = [all[0], all.at(-1)];
	const isClosed = first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01;
	const ring = isClosed ? all.slice(0, -1) : all;
	const at = (index: number): Vertex => ring[(index + 2 * ring.length) % ring.length] ?? [0, 0, 0];
	const strips = [1, -1].map((sum) =>
		Array.from({ length: ring.length / 2 - 1 }, (_, index) => {
			const from = sum === 1 ? index + 1 : index;
			return [at(from), at(from + 1), at(sum - from - 1), at(sum - from)];
		}),
	);
	const worst = (quads: readonly Vertex[][]) => Math.max(...quads.map((quad) => planeOf(quad)?.error ?? 0));
	const best = strips.toSorted((one, other) => worst(one) - worst(other))[0] ?? [];
	return best.flatMap((quad) => {
		const plane = planeOf(quad);
		return plane ? [{ contours: [quad], nearAt: plane.nearAt }] : [];
	});
}

const onSheet = cameraOf(([x, y, z]) => [2 * (x - y), x + y - 2.5 * z]);
/** It sees a point lower by x + y. What is upright on the sheet stays upright. */
const tilted = cameraOf(([x, y, z]) => [2 * (x - y), 2 * (x + y) - 2.5 * z]);
/**
 * It sees a point by y farther back along the x axis. What runs along x on the sheet still does.
 */
const slanted = cameraOf(([x, y, z]) => [2 * x - 4 * y, x - 2.5 * z]);

/** Lines of these colors are notes on a drawing, and not in its world. */
const NOTES = ["dim", "ink"];
/** What shows through fills of these colors. */
const TRANSLUCENT = ["film", "shade"];

/**
 * Whether the silhouette of a shape has the same points for both cameras: they differ in height
 * only.
 */
function isSame(one: readonly SheetPoint[][], other: readonly SheetPoint[][]): boolean {
	return one.every((contour, index) =>
		contour.every(([x], at) => Math.abs(x - (other[index]?.[at]?.[0] ?? Number.NaN)) < 0.5),
	);
}

/**
 * The shapes of a machine at a share of its run, in paint order. Two cameras see a point at two
 * heights, and the difference is how near it is. Shapes in groups with a transform are left out:
 * details in one plane.
 */
export function shapesOf(name: string, share: number): Shape[] {
	const { markup, outlines } = onSheet(name, share);
	const { outlines: lower } = tilted(name, share);
	let farther: View["outlines"] | undefined;
	const nearnessOf = (index: number, here: readonly SheetPoint[][]): Vertex[][] => {
		const other = contoursOf(lower[index] ?? []);
		const downIn = (contours: readonly SheetPoint[][], index: number, at: number) =>
			contours[index]?.[at]?.[1] ?? Number.NaN;
		if (isSame(here, other)) {
			return here.map((contour, c) => contour.map(([x, y], at) => [x, y, downIn(other, c, at) - y]));
		}
		farther ??= slanted(name, share).outlines;
		const back = contoursOf(farther[index] ?? []);
		// The difference is y, and x - y is half of what it is to the right.
		return here.map((contour, c) =>
			contour.map(([x, y], at) => [x, y, 2 * (y - downIn(back, c, at)) + x / 2]),
		);
	};
	const { document } = parseHTML(`<svg>${markup}</svg>`);
	return [...document.querySelectorAll("path")].flatMap((path): Shape[] => {
		const index = Number(path.getAttribute("d"));
		const fill = path.getAttribute("fill") ?? "none";
		const stroke = path.getAttribute("stroke") ?? "edge";
		const isFilled = fill !== "none";
		const outline = outlines[index];
		const isNote = !isFilled && NOTES.includes(stroke);
		if (!outline || isNote || path.closest("[transform]")) return [];
		const contours = nearnessOf(index, contoursOf(outline));
		return [
			{
				ink: isFilled ? fill : stroke,
				isFilled,
				isOpaque: isFilled && !TRANSLUCENT.includes(fill),
				isEvenOdd: path.getAttribute("fill-rule") === "evenodd",
				pieces: isFilled ? piecesOf(contours) : [],
				contours,
			},
		];
	});
}
