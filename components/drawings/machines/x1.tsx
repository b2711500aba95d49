import { semiAutomatic } from "../motion/semi-automatic.ts";
import { CartonSide, CartonTop, Web } from "../motion/side.tsx";
import { TurningBolts } from "../motion/TurningBolts.tsx";
import { TurningLoad } from "../motion/TurningLoad.tsx";
import { FILM_WIDTH, RIGHT_CORNER, WoundFilm } from "../parts/film.tsx";
import { RoundShadow, Shadow, TurnArrow } from "../parts/floor.tsx";
import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { ControlBox, FilmCarriage, Mast } from "../parts/mast.tsx";
import { Operator, operatorCallout } from "../parts/operator.tsx";
import { type Block, Box } from "../parts/solids.tsx";
import { LoadingRamp, Turntable } from "../parts/turntable.tsx";
import { type FloorPoint, project } from "../projection.ts";
import type { DrawingProps, Machine } from "./machine.ts";

/** Top and radius of the turntable. Inches. */
const TABLE = 3;
export const RADIUS = 33;
const CARRIAGE = 36;
export const ROLL: FloorPoint = [13, -56];
const CARRIAGE_SIZE = { roll: ROLL, back: -66, plate: [-13, 19] } as const;
export const MAST: Block = { at: [-9, -88, 5], size: [18, 22, 84] };
const CARTONS = { layers: 5, layerHeight: 11.2 };

/** The still parts behind the load. */
function Frame() {
	return (
		<>
			<RoundShadow radius={34} />
			<Shadow x={15} y={[-91, -62]} length={4} />
			<Box of="d" at={[-10, -62, 0]} size={[20, 32, 2.4]} />
			<Box of="d" at={[-15, -91, 0]} size={[30, 29, 5]} />
			<Mast {...MAST} />
			<ControlBox at={[9, -87, 44]} />
		</>
	);
}

function Drawing({ view }: DrawingProps) {
	return (
		<>
			<Frame />
			<FilmCarriage z={CARRIAGE} {...CARRIAGE_SIZE} webTo={[...RIGHT_CORNER, CARRIAGE + 2]} />
			<LoadingRamp halfWidth={16} from={26} to={57} rise={TABLE} />
			<Turntable to={TABLE} radius={RADIUS} />
			<Pallet z={TABLE} />
			<Cartons z={TABLE + PALLET_HEIGHT} {...CARTONS} />
			<WoundFilm foot={TABLE + 3} top={CARRIAGE + 16} pitch={8} leaves="right" />
			<TurnArrow radius={42} from={0} to={64} />
			{view === "poster" && <Operator />}
		</>
	);
}

/** Lower edge of the film above the table: the carriage comes down to the foot of the mast. */
const LOAD_HEIGHT = PALLET_HEIGHT + CARTONS.layers * CARTONS.layerHeight;
const FOOT = 4;
const { strips, styles } = semiAutomatic({
	machine: "x1",
	heights: [FOOT, LOAD_HEIGHT - FILM_WIDTH],
	roll: [ROLL[0] - 2.5, ROLL[1] + 2.5],
});

function Running() {
	return (
		<>
			<Frame />
			<g className="x1-lift">
				<FilmCarriage z={TABLE + FOOT - 2} {...CARRIAGE_SIZE} />
			</g>
			<LoadingRamp halfWidth={16} from={26} to={57} rise={TABLE} />
			<Turntable to={TABLE} radius={RADIUS} bolts={false} />
			<TurningBolts name="x1-turn" z={TABLE} radius={RADIUS} />
			<g className="x1-load">
				<TurningLoad
					machine="x1"
					from={TABLE}
					to={TABLE + LOAD_HEIGHT}
					strips={strips}
					long={<CartonSide side="long" shade="x1-long-shade" {...CARTONS} />}
					short={<CartonSide side="short" shade="x1-short-shade" {...CARTONS} />}
					top={<CartonTop />}
				/>
			</g>
			<g className="x1-film">
				<g className="x1-lift">
					<g className="inches" transform={`translate(0 ${project([0, 0, TABLE])[1]})`}>
						<Web name="x1-web" />
					</g>
				</g>
			</g>
			<Operator />
		</>
	);
}

/** A semi-automatic turntable wrapper with a thin disc, a loading ramp, and film straight from the roll. */
export const x1: Machine = {
	Drawing,
	run: { drawing: <Running />, styles },
	callouts: [
		{ part: [9, -78, 82], at: [240, -255], word: "Mast" },
		operatorCallout,
		{ part: [-10, -63, 50], at: [-10, -275], word: "Film carriage" },
		{ part: [-25, 20, TABLE], at: [-190, -65], word: "Turntable" },
		{ part: [-10, 48, 1], at: [-220, -5], word: "Loading ramp" },
	],
};
