import { AirFilm } from "../motion/AirFilm.tsx";
import { LaidFilm } from "../motion/LaidFilm.tsx";
import { semiAutomatic } from "../motion/semi-automatic.ts";
import { TurningBolts } from "../motion/TurningBolts.tsx";
import { TurningCartons } from "../motion/TurningLoad.tsx";
import { FILM_WIDTH, RIGHT_CORNER } from "../parts/film.tsx";
import { RoundShadow, Shadow, TurnArrow } from "../parts/floor.tsx";
import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import { ControlBox, FilmCarriage, Mast } from "../parts/mast.tsx";
import { Operator, operatorCallout } from "../parts/operator.tsx";
import { type Block, Box } from "../parts/solids.tsx";
import { LoadingRamp, Turntable } from "../parts/turntable.tsx";
import type { FloorPoint } from "../projection.ts";
import type { Machine, ViewProps } from "./machine.ts";

/** Top and radius of the turntable. Inches. */
const TABLE = 3;
export const RADIUS = 33;
export const ROLL: FloorPoint = [13, -56];
const CARRIAGE_SIZE = { roll: ROLL, back: -66, plate: [-13, 19] } as const;
export const MAST: Block = { at: [-9, -88, 5], size: [18, 22, 84] };
/** Lower edge of the film in the first turn, above the table: the carriage is at the foot of the mast. */
const FOOT = 4;

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

function Still({ view }: ViewProps) {
	const film = TABLE + still.height;
	return (
		<>
			<Frame />
			<FilmCarriage z={film - 2} {...CARRIAGE_SIZE} webTo={[...RIGHT_CORNER, film]} />
			<LoadingRamp halfWidth={16} from={26} to={57} rise={TABLE} />
			<Turntable to={TABLE} radius={RADIUS} />
			<CartonLoad z={TABLE} />
			<LaidFilm strips={strips} at={still.at} z={TABLE} />
			<TurnArrow radius={42} from={0} to={64} />
			{view === "poster" && <Operator />}
		</>
	);
}

const { strips, styles, still } = semiAutomatic({
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
				<TurningCartons machine="x1" from={TABLE} strips={strips} />
			</g>
			<AirFilm machine="x1" z={TABLE} />
			<Operator />
		</>
	);
}

/** A semi-automatic turntable wrapper with a thin disc, a loading ramp, and film straight from the roll. */
export const x1: Machine = {
	still: (view) => <Still view={view} />,
	run: { drawing: <Running />, styles, start: still.at },
	callouts: [
		{ part: [9, -78, 82], at: [240, -255], word: "Mast" },
		operatorCallout,
		{ part: [-10, -63, 45], at: [-10, -275], word: "Film carriage" },
		{ part: [-25, 20, TABLE], at: [-190, -65], word: "Turntable" },
		{ part: [-10, 48, 1], at: [-220, -5], word: "Loading ramp" },
	],
};
