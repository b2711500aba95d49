import { Drawing } from "./Drawing.tsx";
import { HeroDimensions } from "./hero/HeroDimensions.tsx";
import { HeroFilm } from "./hero/HeroFilm.tsx";
import { HeroTower } from "./hero/HeroTower.tsx";
import { TurningBolts } from "./motion/TurningBolts.tsx";
import { RoundShadow, Shadow, TurnArrow } from "./parts/floor.tsx";
import { CartonLoad, HALF_LENGTH, HALF_WIDTH, LAYER_HEIGHT, LAYERS, PALLET_HEIGHT } from "./parts/load.tsx";
import { Faces, Lines } from "./parts/shapes.tsx";
import { onY } from "./parts/solids.tsx";
import { Turntable } from "./parts/turntable.tsx";
import type { Point } from "./projection.ts";

interface Props {
	readonly alt: string;
}

/** Top and radius of the table. Inches. */
const TABLE = 4.8;
const RADIUS = 34;
const DECK = TABLE + PALLET_HEIGHT;
const EVERY_LAYER = Array.from({ length: LAYERS }, (_, layer) => layer);

/**
 * Turntable wrapper at work, with the measures of a standard pallet. HeroDrawing.css plays the first turns
 * of film and leaves the load half wrapped.
 */
export function HeroDrawing({ alt }: Props) {
	return (
		<Drawing alt={alt} viewBox="-262 -372 600 480" kind="hero-drawing">
			<TableAxes />
			<RoundShadow radius={36} />
			<Shadow x={20} y={[-90, -56]} length={12} />
			<HeroTower />
			<Turntable from={0.8} to={TABLE} radius={RADIUS} bolts={false} />
			<TurningBolts name="bolts" z={TABLE} radius={RADIUS} />
			<CartonLoad z={TABLE} labels={false} />
			<CartonMarks />
			<HeroFilm />
			<HeroDimensions z={TABLE} />
			<TurnArrow radius={42} from={-14} to={62} />
		</Drawing>
	);
}

/** The axes of the table, on the floor. */
function TableAxes() {
	return (
		<Lines
			ink="ax"
			of={[
				[
					[-70, 0, 0],
					[50, 0, 0],
				],
				[
					[0, 50, 0],
					[0, -112, 0],
				],
			]}
		/>
	);
}

/**
 * Labels on the left side of the cartons and this-way-up arrows on the right, in the same place on each carton.
 */
function CartonMarks() {
	const labels = EVERY_LAYER.flatMap((layer) => {
		const low = DECK + layer * LAYER_HEIGHT + 3;
		const columns = layer % 2 ? [-22, -6, 10] : [-9, 15];
		return columns.map((x) => onY(HALF_WIDTH, x, x + 6, low, low + 4));
	});
	const arrows = EVERY_LAYER.flatMap((layer) => {
		const low = DECK + layer * LAYER_HEIGHT + 3;
		const rows = layer % 2 ? [17, -2] : [18, 4, -10];
		return rows.flatMap((row) => [...upArrow(row, low), ...upArrow(row - 3, low)]);
	});
	return (
		<>
			<Faces ink="b" of={labels} />
			<Lines ink="j" of={arrows} />
		</>
	);
}

function upArrow(y: number, low: number): Point[][] {
	const tip: Point = [HALF_LENGTH, y, low + 4];
	return [
		[[HALF_LENGTH, y, low], tip],
		[[HALF_LENGTH, y + 1, low + 2.6], tip, [HALF_LENGTH, y - 1, low + 2.6]],
	];
}
