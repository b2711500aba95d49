import { CONVEYOR_TOP, HALF_LENGTH, HALF_WIDTH, LOAD_TRAVEL, loadHeight } from "../dimensions.ts";
import type { Point } from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import { during, track } from "../motion/time.ts";
import { ConveyorLine } from "../parts/conveyor.tsx";
import { Shadow, TravelArrow } from "../parts/floor.tsx";
import { CartonLoad } from "../parts/load.tsx";
import { Controls } from "../parts/mast.tsx";
import { InPicture, Moving } from "../shapes/Moving.tsx";
import { Part } from "../shapes/Part.tsx";
import { Faces, Lines, line } from "../shapes/shapes.tsx";
import { aroundSides, Box, leftOf, onX, onY, onZ, topOf } from "../shapes/solids.tsx";
import type { Machine } from "./machine.ts";

const LOAD = { layers: 4, layerHeight: 9 };
const LOAD_HEIGHT = loadHeight(LOAD.layers, LOAD.layerHeight);
/** In the picture, the middle of the load that waits before the cell. Inches along x. */
const WAITING = -62;
/** In the picture, the middle of the load that has left the cell. Inches along x. */
const WRAPPED = 64;
/** The cell: half its length and width, and its height. Inches. */
const CELL = { x: 33, y: 28, height: 80 };
const HOUSING = { at: [-CELL.x, -CELL.y, 0], size: [2 * CELL.x, 2 * CELL.y, CELL.height] } as const;
const ARROW_BARB: Point = [-5, 3, 0];

/** Windows in the y+ side of the cell. */
const PANES = [onY(CELL.y, -28, -4, 42, 70), onY(CELL.y, 2, 26, 42, 70)];
/** Opening in its x+ side. */
const EXIT = { halfWidth: 23, top: 68 };

/** The heights between which a load is visible behind the glass. Inches. */
const SIGHT = { low: 42, high: CONVEYOR_TOP + LOAD_HEIGHT };
/** The bands of film that appear on that load, one after the other. */
const FILM_BANDS = 4;

/**
 * From one turn of film on a wrapped load to the next, and how much each climbs along a side.
 * Inches.
 */
const FILM = { pitch: 8, rise: 3 };

/** Seconds. */
const CYCLE = 8;
/** When the bare load that waits starts to enter the cell. Seconds. */
const ENTERS = 0.6;
/** When it is inside. Seconds. */
const INSIDE = 2.6;
/** When it starts to come out, wrapped. Seconds. */
const LEAVES = 4.8;
/** When it waits outside. Seconds. */
const OUTSIDE = 7;
/** When a wrapped load is out of sight. */
const OUT_OF_SIGHT = LEAVES - 1;

/** Middle of the bare load along x: the next one comes as the wrapped one comes out. */
const bareLoad = track(
	[ENTERS, WAITING, "ease-in-out"],
	[INSIDE, 0],
	[INSIDE, -LOAD_TRAVEL],
	[LEAVES, -LOAD_TRAVEL, "ease-in-out"],
	[OUTSIDE, WAITING],
);
const wrappedLoad = track(
	[ENTERS, WRAPPED, "ease-in-out"],
	[OUT_OF_SIGHT, LOAD_TRAVEL],
	[OUT_OF_SIGHT, 0],
	[LEAVES, 0, "ease-in-out"],
	[OUTSIDE, WRAPPED],
);
/** It is too dark in the cell to see a load there. */
const wrappedInSight = track([OUT_OF_SIGHT, 1], [OUT_OF_SIGHT, 0], [LEAVES, 0], [LEAVES + 0.5, 1]);
/**
 * The light curtain blinks once before a load, and is dark while one passes: far fewer than three
 * flashes a second.
 */
const beams = track(
	[1.4, 0],
	[1.8, 1],
	[LEAVES - 1.2, 1],
	[LEAVES - 0.9, 0.1],
	[LEAVES - 0.6, 0.1],
	[LEAVES - 0.3, 1],
	[LEAVES, 1],
	[LEAVES + 0.3, 0],
);
/** Light on the film that moves inside. */
const workInside = track(
	[INSIDE - 0.2, 0],
	[INSIDE + 0.5, 0.5],
	[INSIDE + 1.1, 0.1],
	[INSIDE + 1.7, 0.5],
	[LEAVES + 0.2, 0],
);

const silhouette = track([INSIDE - 0.8, 0], [INSIDE - 0.2, 1], [LEAVES + 0.3, 1], [LEAVES + 0.9, 0]);

/**
 * Details of the y+ side besides its windows: glints on the glass, and two seams across the
 * housing.
 */
function CellFrontDetails() {
	const { x, y } = CELL;
	const glints = [-22, 8].flatMap((left): Point[][] => [
		line([left, y, 48], [left + 8, y, 64]),
		line([left + 6, y, 48], [left + 10, y, 56]),
	]);
	return (
		<>
			<Lines ink="detail" shapes={glints} />
			<Lines shapes={[line([-x, y, 10], [x, y, 10]), line([-x, y, 36], [x, y, 36])]} />
		</>
	);
}

/** The closed housing. Through its dark windows, only the load is visible: `LoadBehindGlass`. */
function Cell() {
	const { x } = CELL;
	return (
		<Part name="guarded-cell">
			<Box of="housing" {...HOUSING} />
			<Faces
				ink="opening"
				shapes={[...PANES, onX(x, -EXIT.halfWidth, EXIT.halfWidth, CONVEYOR_TOP, EXIT.top)]}
			/>
			<CellFrontDetails />
		</Part>
	);
}

/** A post of the light curtain, on one side of the exit. */
function LightCurtainPost({ side }: { readonly side: 1 | -1 }) {
	const post: Point = [CELL.x + 3, side > 0 ? 24 : -27, 0];
	const [x, y] = post;
	return (
		<Part name="light-curtain">
			<Box of="frame" at={post} size={[3, 3, 58]} />
			<Lines ink="film-edge" shapes={[line([x + 3, y + 1.5, 54], [x + 3, y + 1.5, 18])]} />
		</Part>
	);
}

/** Control cabinet on the floor in front of the cell. */
function Cabinet() {
	const [x, y] = [2, 42];
	const [width, depth] = [14, 12];
	return (
		<Part name="control-cabinet">
			<Shadow x={x + width} y={[y, y + depth]} length={10} />
			<Controls
				at={[x, y, 0]}
				size={[width, depth, 44]}
				screen={[y + 2, y + depth - 2, 30, 40]}
				button={[y + depth / 2, 24, 2.4]}
			/>
		</Part>
	);
}

/** The film on a wrapped load, with the edges of its turns. The last turns fold over the top. */
function FinishedFilm() {
	const [x, y] = [HALF_LENGTH, HALF_WIDTH];
	const [foot, top] = [CONVEYOR_TOP + 3, CONVEYOR_TOP + LOAD_HEIGHT];
	const load = { at: [-x, -y, 0], size: [2 * x, 2 * y, 0] } as const;
	const rim = (fold: number) => onZ(top, fold - x, x - fold, fold - y, y - fold);
	return (
		<>
			<Faces ink="film" shapes={[[...aroundSides(load, top), ...aroundSides(load, foot).reverse()]]} />
			<Lines
				ink="film-edge"
				shapes={range(top - FILM.pitch, foot + 12, -FILM.pitch).map((z) => aroundSides(load, z, FILM.rise))}
			/>
			<Faces ink="film" shapes={[rim(0), rim(5).reverse()]} />
		</>
	);
}

/** The load behind the glass: its silhouette, and the film that rises on it. */
function LoadBehindGlass() {
	const { low, high } = SIGHT;
	const band = (high - low) / FILM_BANDS;
	const across = (from: number, to: number) => [onY(CELL.y, -24, -4, from, to), onY(CELL.y, 2, 24, from, to)];
	return (
		<Moving opacity={silhouette}>
			<Faces ink="frame-left" shapes={across(low, high)} />
			{Array.from({ length: FILM_BANDS }, (_, index) => index).map((index) => (
				<Moving key={index} shown={during(INSIDE + 0.3 + 0.45 * index, LEAVES + 1)}>
					<Faces ink="film" shapes={across(low + index * band, low + (index + 1) * band)} />
				</Moving>
			))}
		</Moving>
	);
}

/** The parts of the cell that hide a load in its exit: all but the exit and the wall beyond it. */
function CellInFrontOfLoad() {
	const { x, y, height } = CELL;
	const { halfWidth, top } = EXIT;
	return (
		<>
			<Faces ink="housing-top" shapes={[topOf(HOUSING)]} />
			<Faces ink="housing-left" shapes={[leftOf(HOUSING)]} />
			{/* An open line, because the wall goes on where it would close. */}
			<Lines
				ink="housing-right"
				shapes={[
					[
						[x, -halfWidth, height],
						[x, y, height],
						[x, y, 0],
						[x, halfWidth, 0],
						[x, halfWidth, top],
						[x, -halfWidth, top],
					],
				]}
			/>
			<Faces ink="opening" shapes={PANES} />
			<CellFrontDetails />
		</>
	);
}

function Scene() {
	/** The beams of the light curtain are in the middle of its posts. */
	const x = CELL.x + 4.5;
	return (
		<>
			<Shadow x={CELL.x} y={[-CELL.y, CELL.y]} length={26} />
			<ConveyorLine to={-CELL.x} />
			<Moving at={bareLoad.map((x) => [x, 0, 0])}>
				<CartonLoad z={CONVEYOR_TOP} {...LOAD} />
			</Moving>
			<Cell />
			<LightCurtainPost side={-1} />
			<ConveyorLine from={CELL.x} />
			<Moving opacity={beams}>
				<Lines ink="film-edge" shapes={[22, 30, 38, 46, 54].map((z) => line([x, -24, z], [x, 24, z]))} />
			</Moving>
			<Moving at={wrappedLoad.map((x) => [x, 0, 0])} opacity={wrappedInSight}>
				<CartonLoad z={CONVEYOR_TOP} {...LOAD} />
				<FinishedFilm />
			</Moving>
			<Moving shown={during(OUT_OF_SIGHT, OUTSIDE)}>
				<CellInFrontOfLoad />
			</Moving>
			<LoadBehindGlass />
			<Moving opacity={workInside}>
				<Faces ink="roll" shapes={PANES} />
			</Moving>
			<LightCurtainPost side={1} />
			<Cabinet />
			<InPicture>
				<TravelArrow from={[-74, 33, 0]} to={[-46, 33, 0]} barb={ARROW_BARB} />
				<TravelArrow from={[44, 33, 0]} to={[72, 33, 0]} barb={ARROW_BARB} />
			</InPicture>
		</>
	);
}

/** An automatic wrapping cell: a bare load goes in, a wrapped one comes out. */
export const x200: Machine = {
	scene: <Scene />,
	cycle: CYCLE,
	callouts: [
		{ point: [WAITING - 18, -10, CONVEYOR_TOP + LOAD_HEIGHT], at: [-55, -300], word: "unwrapped-load" },
		{ point: [CELL.x, -25, 75], at: [190, -215], word: "guarded-cell" },
		{ point: [CELL.x + 6, -25, 54], at: [195, -160], word: "light-curtain" },
		{ point: [WRAPPED + 8, -10, CONVEYOR_TOP + LOAD_HEIGHT], at: [212, -115], word: "wrapped-load" },
		{ point: [2, 54, 30], at: [-200, 12], word: "control-cabinet" },
	],
};
