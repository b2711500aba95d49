import type { ReactNode } from "react";
import type { LoadDrawingName } from "../../../content/schema/drawings.ts";
import { CONVEYOR_TOP, HALF_LENGTH, HALF_WIDTH, PALLET_HEIGHT } from "../dimensions.ts";
import type { Segment } from "../geometry/path.ts";
import { type Point, project, type SheetPoint } from "../geometry/projection.ts";
import { Bottles } from "../parts/bottles.tsx";
import { Conveyor } from "../parts/conveyor.tsx";
import { heightOfCrates, VentedCrates } from "../parts/crates.tsx";
import { Shadow, TravelArrow } from "../parts/floor.tsx";
import { CartonLoad, Pallet } from "../parts/load.tsx";
import { LiftTruck } from "../parts/truck.tsx";
import { Faces, Lines, Outline } from "../shapes/shapes.tsx";
import { aroundSides, Box, Boxes, onZ } from "../shapes/solids.tsx";
import { Drawing } from "./Drawing.tsx";
import { viewBoxes } from "./view-boxes.ts";

interface Load {
	readonly shapes: ReactNode;
	readonly viewBox: string;
}

const PALLET_SHADOW = <Shadow x={HALF_LENGTH} y={[-HALF_WIDTH, HALF_WIDTH]} length={8} />;
/** A place for one pallet, marked on the floor in the middle of the drawing. */
const MARKED_PLACE = <Faces ink="floor-path" shapes={[onZ(0, -32, 32, -28, 28)]} />;

const loads: Readonly<Record<LoadDrawingName, Load>> = {
	"long-bundle": { shapes: <LongBundle />, viewBox: viewBoxes.load(-156, -157, 344) },
	"warm-crates": { shapes: <WarmCrates />, viewBox: viewBoxes.load(-134, -175, 300) },
	/** Loads that follow one another on a conveyor. */
	"conveyed-loads": {
		shapes: (
			<>
				<Conveyor from={-84} to={84} />
				{[-56, 0, 56].map((x) => (
					<CartonLoad key={x} z={CONVEYOR_TOP} x={x} layers={3} />
				))}
				<TravelArrow from={[-24, 40, 0]} to={[60, 40, 0]} barb={[-12, -9, 0]} />
			</>
		),
		viewBox: viewBoxes.load(-232, -239, 464),
	},
	/** A load on a pallet jack, at a marked place on the floor. */
	"jacked-load": {
		shapes: (
			<>
				{MARKED_PLACE}
				<CartonLoad z={2} layers={3} />
				<LiftTruck truck="pallet-jack" z={2} />
			</>
		),
		viewBox: viewBoxes.load(-150, -156, 300),
	},
	/** Loads of cartons and of light bottles, each where a truck set it down. */
	"staged-loads": {
		shapes: (
			[
				[0, -72, <CartonLoad key="low" z={0} layers={2} />],
				[-72, 0, <CartonLoad key="high" z={0} layers={3} />],
				[36, 36, <ShiftedBottles key="bottles" />],
			] as const
		).map(([x, y, load]) => (
			<g key={x} transform={`translate(${project([x, y, 0]).join(" ")})`}>
				{MARKED_PLACE}
				{load}
			</g>
		)),
		viewBox: viewBoxes.load(-270, -244, 540),
	},
};

interface Props {
	readonly load: LoadDrawingName;
}

/** A small drawing of a load. Decorative, because the question beside it says the same. */
export function LoadDrawing({ load }: Props) {
	const { shapes, viewBox } = loads[load];
	return (
		<Drawing alt="" viewBox={viewBox} variant="load-drawing" id={`load-${load}`}>
			{shapes}
		</Drawing>
	);
}

/** Lumber on bearers, much longer than wide. */
function LongBundle() {
	const end = 60;
	const side = 16;
	const bearer = 4;
	const board = { width: 8, height: 6 };
	const top = bearer + 3 * board.height;
	const bundle = { at: [-end, -side, bearer], size: [2 * end, 2 * side, top - bearer] } as const;
	const rows = [1, 2].map((row) => aroundSides(bundle, bearer + row * board.height));
	const columns = [-1, 0, 1].map((column): Point[] => {
		const y = column * board.width;
		return [
			[-end, y, top],
			[end, y, top],
			[end, y, bearer],
		];
	});
	return (
		<>
			<Shadow x={end} y={[-side, side]} length={8} />
			<Boxes
				of="frame"
				topless
				blocks={[-42, 38].map((x) => ({ at: [x, -side, 0], size: [4, 2 * side, bearer] }))}
			/>
			<Box of="carton" {...bundle} />
			<Lines ink="joint" shapes={[...rows, ...columns]} />
		</>
	);
}

/** Open crates, and the warm air that rises from them. */
function WarmCrates() {
	const layers = 4;
	const air = heightOfCrates(layers) + 10;
	const wave = ([x, y]: SheetPoint): Segment[] => [
		{ command: "move", to: [x, y] },
		...([1, 0, 1] as const).map(
			(sweep, bend) =>
				({ command: "arc", to: [x, y - 12 * (bend + 1)], radii: [9, 9], tilt: 0, sweep }) as const,
		),
	];
	return (
		<>
			{PALLET_SHADOW}
			<VentedCrates z={0} layers={layers} />
			<Outline ink="dimension" path={[-14, 0, 14].flatMap((place) => wave(project([place, -place, air])))} />
		</>
	);
}

/** Empty bottles on tier sheets, each layer a little out of place. */
function ShiftedBottles() {
	return (
		<>
			{PALLET_SHADOW}
			<Pallet z={0} />
			<Bottles z={PALLET_HEIGHT} layers={1} />
			<g transform="translate(12-30)">
				<Bottles z={PALLET_HEIGHT} layers={1} />
			</g>
			<g transform="translate(-8-76)">
				<Bottles z={PALLET_HEIGHT} layers={1} />
			</g>
		</>
	);
}
