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
import { Box, Drum } from "../parts/solids.tsx";
import { Turntable } from "../parts/turntable.tsx";
import type { FloorPoint } from "../projection.ts";
import type { Machine, ViewProps } from "./machine.ts";

/** Top, height and radius of the turntable. Inches. */
const TABLE = 11;
const DISC = 3;
const RADIUS = 33;
const ROLL: FloorPoint = [12, -62];
const CARRIAGE_SIZE = { roll: ROLL, back: -72, plate: [-10, 18], preStretch: true } as const;
/** Lower edge of the film in the first turn, above the table. */
const FOOT = 3;

/** The still parts behind the load. */
function Frame() {
	return (
		<>
			<RoundShadow radius={36} />
			<Shadow x={13} y={[-96, -45]} length={3} />
			<Box of="d" at={[-13, -96, 0]} size={[26, 76, 6]} />
			<Mast at={[-6, -94, 6]} size={[12, 22, 82]} />
			<ControlBox at={[6, -93, 34]} height={40} />
		</>
	);
}

function Still({ view }: ViewProps) {
	const film = TABLE + still.height;
	return (
		<>
			<Frame />
			<FilmCarriage z={film - 2} {...CARRIAGE_SIZE} webTo={[...RIGHT_CORNER, film]} />
			<Drum cap="d1" side="d2" at={[0, 0, 0]} radius={29} height={TABLE - DISC} />
			<Turntable from={TABLE - DISC} to={TABLE} radius={RADIUS} />
			<CartonLoad z={TABLE} />
			<LaidFilm strips={strips} at={still.at} z={TABLE} />
			<TurnArrow radius={42} from={0} to={64} />
			{view === "poster" && <Operator />}
		</>
	);
}

const { strips, styles, still } = semiAutomatic({
	machine: "x0ps",
	heights: [FOOT, LOAD_HEIGHT - FILM_WIDTH],
	// From the second of the rollers beside the roll.
	roll: [ROLL[0] - 4, ROLL[1] + 9],
});

function Running() {
	return (
		<>
			<Frame />
			<g className="x0ps-lift">
				<FilmCarriage z={TABLE + FOOT - 2} {...CARRIAGE_SIZE} />
			</g>
			<Drum cap="d1" side="d2" at={[0, 0, 0]} radius={29} height={TABLE - DISC} />
			<Turntable from={TABLE - DISC} to={TABLE} radius={RADIUS} bolts={false} />
			<TurningBolts name="x0ps-turn" z={TABLE} radius={RADIUS} />
			<g className="x0ps-load">
				<TurningCartons machine="x0ps" from={TABLE} strips={strips} />
			</g>
			<AirFilm machine="x0ps" z={TABLE} />
			<Operator />
		</>
	);
}

/** A semi-automatic turntable wrapper with a raised table and two pre-stretch rollers beside the film roll. */
export const x0ps: Machine = {
	still: (view) => <Still view={view} />,
	run: { drawing: <Running />, styles, start: still.at },
	callouts: [
		{ part: [6, -82, 82], at: [215, -300], word: "Mast" },
		operatorCallout,
		{ part: [-7, -69, 50], at: [-10, -275], word: "Film carriage" },
		{ part: [14, -56, 44], at: [-10, -245], word: "Film rollers" },
		{ part: [-25, 21, TABLE], at: [-190, -85], word: "Raised turntable" },
	],
};
