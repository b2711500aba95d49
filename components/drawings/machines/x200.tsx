import { CONVEYOR_TOP, FILM_WIDTH, LOAD_TRAVEL, loadHeight } from "../dimensions.ts";
import { type FloorPoint, type Point, rotatePoint } from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import { softDrive } from "../motion/drive.ts";
import { track } from "../motion/time.ts";
import { ATTACHING, CUT, wrapping } from "../motion/wrapping.ts";
import { ConveyorLine } from "../parts/conveyor.tsx";
import { FilmWeb, finishedFilm, laidFilm } from "../parts/film.tsx";
import { Shadow, TravelArrow, TurnArrow } from "../parts/floor.tsx";
import { CartonLoad } from "../parts/load.tsx";
import { Controls, FilmCarriage, filmExitOf, Mast } from "../parts/mast.tsx";
import { RollerTable } from "../parts/RollerTable.tsx";
import { InPicture, Moving, OnPoster } from "../shapes/Moving.tsx";
import { Part } from "../shapes/Part.tsx";
import { Lines } from "../shapes/shapes.tsx";
import { type Block, Box } from "../shapes/solids.tsx";
import type { Machine } from "./machine.ts";

const LOAD = { layers: 4, layerHeight: 9 };
const LOAD_HEIGHT = loadHeight(LOAD.layers, LOAD.layerHeight);
/**
 * How far from the middle of the cell loads wait: a bare one before it, and a wrapped one after it,
 * where it does not hide the film carriage. Inches.
 */
const WAITS = { bare: -66, wrapped: 103 };
const ARROW_BARB: Point = [-5, 3, 0];

/** Radius of the table. Inches. */
const RADIUS = 34;
/** The gap between the table and the conveyor on each side. Inches. */
const GAP = 2;
const MAST: Block = { at: [-4, -67, 0], size: [16, 12, 80] };
const ROLL: FloorPoint = [20, -45];
const CARRIAGE = { roll: ROLL, back: -55, plate: [-8, 25] } as const;

/**
 * The walls of the cell. Those that would hide what happens in it are cut off at a low height, and
 * loads pass between `opening` on both sides of the line. Inches.
 */
const CELL = { x: 38, back: -72, front: 40, height: 84, cut: 11, thickness: 3, opening: 25 };

/**
 * A turn takes a tenth of the cycle, and a step half a percent: keyframes at such percentages take
 * few bytes.
 */
const drive = softDrive({ turns: 4, turn: 1.6, steps: range(0, 360, 18) });
const CYCLE = 12.8;
/** When the loads start to move on, and when they are in their next places. Seconds. */
const LEAVES = drive.end + CUT;
const ARRIVES = CYCLE - 1.2;
/** When the next bare load comes into the picture, and when it waits before the cell. Seconds. */
const BARE = { comes: 0.2, waits: 3 };
/** When the last wrapped load starts to leave the picture, and when it is gone. Seconds. */
const DONE = { leaves: 5.2, gone: 8 };
/** The moment of the picture: most of the load is wrapped. */
const MOMENT = drive.timeOf(2.5 * 360);

const wrap = wrapping({
	drive,
	cycle: CYCLE,
	heights: [3, LOAD_HEIGHT - FILM_WIDTH],
	back: CYCLE - ATTACHING,
	gone: ARRIVES,
});
const filmExit = filmExitOf(CARRIAGE);
const filmExitAt = (angle: number) => rotatePoint(filmExit, -angle);
const laid = laidFilm(wrap, filmExitAt);
const finished = finishedFilm(wrap, filmExitAt);

/** Whether film runs to the load. */
const isAttached = wrap.webFraction.map((fraction) => fraction > 0);

const along = (x: number): Point => [x, 0, 0];
/** How far the load in the cell has moved. It becomes the next one when that takes its place. */
const loadInCell = track([LEAVES, 0, "ease-in-out"], [ARRIVES, WAITS.wrapped], [ARRIVES, 0]).map(along);
const bareLoad = track(
	[BARE.comes, -LOAD_TRAVEL, "ease-in-out"],
	[BARE.waits, WAITS.bare],
	[LEAVES, WAITS.bare, "ease-in-out"],
	[ARRIVES, 0],
	[ARRIVES, -LOAD_TRAVEL],
).map(along);
const wrappedLoad = track(
	[DONE.leaves, WAITS.wrapped, "ease-in-out"],
	[DONE.gone, LOAD_TRAVEL],
	[ARRIVES, LOAD_TRAVEL],
	[ARRIVES, WAITS.wrapped],
).map(along);

/** The walls at the back, in their full height. */
function BackOfCell() {
	const { x, back, height, thickness, opening } = CELL;
	const inside = back + thickness;
	return (
		<Part name="guarded-cell">
			<Box of="housing" at={[-x, back, 0]} size={[2 * x, thickness, height]} />
			<Box of="housing" at={[-x, inside, 0]} size={[thickness, -opening - inside, height]} />
			<Lines
				shapes={[
					[
						[thickness - x, -opening, 20],
						[thickness - x, inside, 20],
						[x, inside, 20],
					],
				]}
			/>
		</Part>
	);
}

/** What is left of a wall across the line: on the far side of its opening, or on the near side. */
function CutWall({ x, side }: { readonly x: number; readonly side: 1 | -1 }) {
	const { back, front, cut, thickness, opening } = CELL;
	const [from, to] = side > 0 ? [opening, front - thickness] : [back + thickness, -opening];
	return (
		<Part name="guarded-cell">
			<Box of="housing" at={[x, from, 0]} size={[thickness, to - from, cut]} />
		</Part>
	);
}

/** What is left of the wall in front. */
function FrontOfCell() {
	const { x, front, cut, thickness } = CELL;
	return (
		<Part name="guarded-cell">
			<Box of="housing" at={[-x, front - thickness, 0]} size={[2 * x, thickness, cut]} />
		</Part>
	);
}

/** Control cabinet on the floor in front of the cell. */
function Cabinet() {
	const [x, y] = [-30, 46];
	const [width, depth] = [14, 12];
	return (
		<Part name="control-cabinet">
			<Shadow x={x + width} y={[y, y + depth]} length={6} />
			<Controls
				at={[x, y, 0]}
				size={[width, depth, 36]}
				screen={[y + 2, y + depth - 2, 22, 32]}
				button={[y + depth / 2, 16, 2.4]}
			/>
		</Part>
	);
}

function Scene() {
	const { x, thickness } = CELL;
	return (
		<>
			<BackOfCell />
			<Mast {...MAST} />
			<Moving at={wrap.height.map((z) => [0, 0, z])}>
				<FilmCarriage z={CONVEYOR_TOP - 2} {...CARRIAGE} />
			</Moving>
			<CutWall x={x - thickness} side={-1} />
			<ConveyorLine to={-RADIUS - GAP} />
			<RollerTable radius={RADIUS} drive={drive} />
			<Moving at={bareLoad}>
				<CartonLoad z={CONVEYOR_TOP} {...LOAD} />
			</Moving>
			<CutWall x={-x} side={1} />
			<CutWall x={x - thickness} side={1} />
			<FrontOfCell />
			<ConveyorLine from={RADIUS + GAP} />
			<Moving at={loadInCell}>
				<CartonLoad z={CONVEYOR_TOP} {...LOAD} drive={drive} film={laid} />
			</Moving>
			<Moving shown={isAttached}>
				<FilmWeb wrapping={wrap} z={CONVEYOR_TOP} exit={filmExit} />
			</Moving>
			<OnPoster>
				<Moving at={wrappedLoad}>
					<CartonLoad z={CONVEYOR_TOP} {...LOAD} film={finished} />
				</Moving>
			</OnPoster>
			<Cabinet />
			<InPicture>
				<TurnArrow radius={14} z={CONVEYOR_TOP + LOAD_HEIGHT} from={-20} to={100} />
				<TravelArrow from={[-82, 30, 0]} to={[-60, 30, 0]} barb={ARROW_BARB} />
				<TravelArrow from={[46, 30, 0]} to={[68, 30, 0]} barb={ARROW_BARB} />
			</InPicture>
		</>
	);
}

/**
 * An automatic wrapping cell, cut open: a bare load goes in, turns in it, and comes out wrapped.
 */
export const x200: Machine = {
	scene: <Scene />,
	cycle: CYCLE,
	moment: MOMENT,
	callouts: [
		{ point: [WAITS.bare - 20, 6, CONVEYOR_TOP + LOAD_HEIGHT], at: [-66, -320], word: "unwrapped-load" },
		{ point: [CELL.x, CELL.back + 1.5, 70], at: [246, -230], word: "guarded-cell" },
		{
			point: [ROLL[0] + 5, ROLL[1], CONVEYOR_TOP + wrap.height(MOMENT) + FILM_WIDTH + 2],
			at: [246, -160],
			word: "film-carriage",
		},
		{ point: [WAITS.wrapped - 12, -10, CONVEYOR_TOP + LOAD_HEIGHT], at: [246, -88], word: "wrapped-load" },
		{ point: [-24, 58, 24], at: [-215, 12], word: "control-cabinet" },
	],
};
