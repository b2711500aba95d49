import type { SheetPoint } from "../../components/drawings/geometry/projection.ts";
import { poster } from "../../components/drawings/pictures/view-boxes.ts";
import type { Piece, Shape, Vertex } from "./depth.ts";

/** The grid on which shapes are compared: a poster's view box, in cells. Sheet units. */
const [LEFT, TOP, WIDTH, HEIGHT, CELL] = [-poster.left, -poster.above, poster.width, poster.height, 2];
const [COLUMNS, ROWS] = [WIDTH / CELL, HEIGHT / CELL];

/** Calls back for each run of cells of a row whose middles are in a piece. */
function eachRun(
	{ contours }: Piece,
	isEvenOdd: boolean,
	visit: (row: number, first: number, last: number) => void,
): void {
	const edges = contours.flatMap((contour) =>
		contour.map((from, index) => [from, contour[(index + 1) % contour.length] ?? from] as const),
	);
	const ys = edges.map(([[, y]]) => y);
	const from = Math.max(Math.ceil((Math.min(...ys) - TOP) / CELL - 0.5), 0);
	const to = Math.min(Math.floor((Math.max(...ys) - TOP) / CELL - 0.5), ROWS - 1);
	for (let row = from; row <= to; row++) {
		const y = TOP + (row + 0.5) * CELL;
		const crossings: [x: number, way: number][] = [];
		for (const [a, b] of edges) {
			if (a[1] > y === b[1] > y) continue;
			crossings.push([a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), b[1] > a[1] ? 1 : -1]);
		}
		crossings.sort((one, other) => one[0] - other[0]);
		let winding = 0;
		crossings.forEach(([start, way], index) => {
			winding += way;
			const end = crossings[index + 1]?.[0] ?? start;
			if (isEvenOdd ? index % 2 === 1 : winding === 0) return;
			const first = Math.max(Math.ceil((start - LEFT) / CELL - 0.5), 0);
			const last = Math.min(Math.floor((end - LEFT) / CELL - 0.5), COLUMNS - 1);
			if (first <= last) visit(row, first, last);
		});
	}
}

/** The cells of a shape and how near it is there. */
interface Raster {
	readonly cells: number[];
	readonly near: number[];
}

/** The cells that a filled shape covers. */
function rasterOf({ pieces, isEvenOdd }: Shape): Raster {
	const raster: Raster = { cells: [], near: [] };
	for (const piece of pieces) {
		eachRun(piece, isEvenOdd, (row, first, last) => {
			const y = TOP + (row + 0.5) * CELL;
			for (let column = first; column <= last; column++) {
				raster.cells.push(row * COLUMNS + column);
				raster.near.push(piece.nearAt(LEFT + (column + 0.5) * CELL, y));
			}
		});
	}
	return raster;
}

/** Shapes whose distance differs by less touch each other. Inches of x plus y. */
const TOUCH = 0.5;

/** A shape that is painted over one that is nearer. */
export interface Fault {
	/** The colors of both. */
	readonly painted: string;
	readonly over: string;
	/** In how many squares of two by two cells, or in how many cells of a strip. */
	readonly squares: number;
	/** How much nearer at most. Inches. */
	readonly by: number;
	/** Where on the sheet. */
	readonly at: SheetPoint;
}

/** The opaque shapes of a drawing as they show: which one is on top of each cell, and how near. */
class Canvas {
	readonly #top = new Int16Array(COLUMNS * ROWS).fill(-1);
	readonly #near = new Float32Array(COLUMNS * ROWS);

	paint(index: number, { cells, near }: Raster): void {
		cells.forEach((cell, at) => {
			const now = near[at] ?? 0;
			// Pieces of one shape are not sorted, so the nearest is the one that shows.
			const isPainted = this.#top[cell] === index;
			this.#near[cell] = isPainted ? Math.max(now, this.#near[cell] ?? 0) : now;
			this.#top[cell] = index;
		});
	}

	/** The shape that shows in a cell, or -1. */
	topAt(cell: number): number {
		return this.#top[cell] ?? -1;
	}

	/** How much nearer the lower one of a shape and what shows in a cell is. Inches, at least 0. */
	wrongBy(index: number, cell: number, near: number): number {
		const top = this.topAt(cell);
		if (top < 0 || top === index) return 0;
		const by = near - (this.#near[cell] ?? 0);
		return Math.max(index < top ? by : -by, 0);
	}
}

/** By how much the order is wrong, by cell. */
type WrongCells = ReadonlyMap<number, number>;

/** The cells of a face in which its order and that of what shows is wrong. */
function wrongCellsOfFace(canvas: Canvas, index: number, { cells, near }: Raster): WrongCells {
	const wrong = new Map<number, number>();
	cells.forEach((cell, at) => {
		const by = canvas.wrongBy(index, cell, near[at] ?? 0);
		if (by > TOUCH) wrong.set(cell, by);
	});
	return wrong;
}

/** Calls back for points of a line, about a cell apart. */
function eachPoint(contour: readonly Vertex[], visit: (...point: Vertex) => void): void {
	contour.slice(1).forEach((to, at) => {
		const from = contour[at] ?? to;
		const steps = Math.max(Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / CELL), 1);
		for (let step = 0; step < steps; step++) {
			const done = (step + 0.5) / steps;
			const [x, y, near] = [from[0], from[1], from[2]];
			visit(x + done * (to[0] - x), y + done * (to[1] - y), near + done * (to[2] - near));
		}
	});
}

/** A cell and those at its corners. */
const AROUND = [0, -COLUMNS - 1, -COLUMNS + 1, COLUMNS - 1, COLUMNS + 1];

/**
 * The cells of lines in which their order and that of what shows is wrong. A line may end at what
 * is in front of it, so the order has to be wrong on all sides of it.
 */
function wrongCellsOfLines(canvas: Canvas, index: number, { contours }: Shape): WrongCells {
	const wrong = new Map<number, number>();
	const check = (x: number, y: number, near: number) => {
		const [column, row] = [Math.floor((x - LEFT) / CELL), Math.floor((y - TOP) / CELL)];
		if (column < 1 || row < 1 || column >= COLUMNS - 1 || row >= ROWS - 1) return;
		const cell = row * COLUMNS + column;
		const by = Math.min(...AROUND.map((step) => canvas.wrongBy(index, cell + step, near)));
		if (by > TOUCH) wrong.set(cell, by);
	};
	for (const contour of contours) eachPoint(contour, check);
	return wrong;
}

/** The cells of a square, to the right of a cell and below it. */
function squareFrom(cell: number, side: number): number[] {
	return Array.from({ length: side ** 2 }, (_, at) => cell + (at % side) + COLUMNS * Math.floor(at / side));
}

/** Where a shape has the wrong order with one other. */
interface Place {
	readonly squares: number;
	readonly by: number;
	readonly cell: number;
}

/**
 * Where a shape has the wrong order with others, by the index of the other. Counts squares of
 * cells: with a side of more than one, not the edges of shapes, which are rounded.
 */
function placesOf(canvas: Canvas, wrong: WrongCells, side: number): ReadonlyMap<number, Place> {
	const found = new Map<number, Place>();
	for (const [cell, by] of wrong) {
		const other = canvas.topAt(cell);
		if (!squareFrom(cell, side).every((next) => canvas.topAt(next) === other && wrong.has(next))) continue;
		const place = found.get(other) ?? { squares: 0, by: 0, cell };
		found.set(other, { ...place, squares: place.squares + 1, by: Math.max(place.by, by) });
	}
	return found;
}

/** A rounded edge does not make a shape nearer by more than this. Inches of x plus y. */
const ROUNDED = 4;
/** With fewer cells, corners would count. */
const CELLS_OF_STRIP = 3;

/**
 * Where a face has the wrong order with others. A face may be a strip that is less than two cells
 * wide, so single cells count, too, if the order is wrong by more than a rounded edge explains.
 */
function placesOfFace(canvas: Canvas, wrong: WrongCells): ReadonlyMap<number, Place> {
	const clearlyWrong = new Map([...wrong].filter(([, by]) => by > ROUNDED));
	const strips = [...placesOf(canvas, clearlyWrong, 1)].filter(
		([, { squares }]) => squares >= CELLS_OF_STRIP,
	);
	return new Map([...placesOf(canvas, wrong, 2), ...strips]);
}

/**
 * The shapes that are painted over nearer ones. Only what shows counts: not what a nearer shape
 * covers later.
 */
export function faultsOf(shapes: readonly Shape[]): Fault[] {
	const canvas = new Canvas();
	const rasters = shapes.map(rasterOf);
	rasters.forEach((raster, index) => {
		if (shapes[index]?.isOpaque) canvas.paint(index, raster);
	});
	return shapes.flatMap((shape, index) => {
		const raster = rasters[index];
		const places =
			shape.isFilled && raster
				? placesOfFace(canvas, wrongCellsOfFace(canvas, index, raster))
				: placesOf(canvas, wrongCellsOfLines(canvas, index, shape), 1);
		return [...places].flatMap(([other, { squares, by, cell }]): Fault[] => {
			const [lower, upper] = [shapes[Math.min(index, other)], shapes[Math.max(index, other)]];
			if (squares < 2 || !lower || !upper) return [];
			const at: SheetPoint = [LEFT + (cell % COLUMNS) * CELL, TOP + Math.floor(cell / COLUMNS) * CELL];
			return [{ painted: upper.ink, over: lower.ink, squares, by, at }];
		});
	});
}
