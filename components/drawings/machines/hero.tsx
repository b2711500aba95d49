import { HeroDimensions } from "../hero/HeroDimensions.tsx";
import { HeroFrame, TurnCounter } from "../hero/HeroFrame.tsx";
import { AirFilm } from "../motion/AirFilm.tsx";
import { LaidFilm } from "../motion/LaidFilm.tsx";
import { semiAutomatic, TURNS_AT_REST } from "../motion/semi-automatic.ts";
import { TurningBolts } from "../motion/TurningBolts.tsx";
import { TurningCartons } from "../motion/TurningLoad.tsx";
import { turnCounter } from "../motion/turn-counter.ts";
import { FILM_WIDTH, RIGHT_CORNER } from "../parts/film.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import { FilmCarriage, outletOf } from "../parts/mast.tsx";
import { Turntable } from "../parts/turntable.tsx";
import type { FloorPoint } from "../projection.ts";
import type { Machine } from "./machine.ts";

/** Underside, top and radius of the table. Inches. */
const TABLE = { from: 0.8, to: 4.8, radius: 34 };
const ROLL: FloorPoint = [14, -53];
const CARRIAGE = { roll: ROLL, back: -64, plate: [-16, 22] } as const;
/** Lower edge of the film in the first turn, above the table. Inches. */
const FILM_FOOT = 5;
const MACHINE = "hero";

const { wrapping, strips, styles, still } = semiAutomatic({
	machine: MACHINE,
	heights: [FILM_FOOT, LOAD_HEIGHT - FILM_WIDTH],
	roll: outletOf(CARRIAGE),
});

/** The turntable wrapper beside the headline, with the measures of a standard pallet. */
export const hero: Pick<Machine, "still" | "run"> = {
	still: () => (
		<>
			<HeroFrame />
			<TurnCounter turns={TURNS_AT_REST} />
			<FilmCarriage z={TABLE.to + still.height - 2} {...CARRIAGE} webTo={RIGHT_CORNER} />
			<Turntable {...TABLE} />
			<CartonLoad z={TABLE.to} />
			<LaidFilm strips={strips} at={still.at} z={TABLE.to} />
			<HeroDimensions z={TABLE.to} />
			<TurnArrow radius={42} from={-14} to={62} />
		</>
	),
	run: {
		start: still.at,
		styles: styles + turnCounter(wrapping),
		drawing: (
			<>
				<HeroFrame />
				<TurnCounter turns={wrapping.clock.whole / 360} machine={MACHINE} />
				<g className={`${MACHINE}-lift`}>
					<FilmCarriage z={TABLE.to + FILM_FOOT - 2} {...CARRIAGE} />
				</g>
				<Turntable {...TABLE} bolts={false} />
				<TurningBolts name={`${MACHINE}-turn`} z={TABLE.to} radius={TABLE.radius} />
				<g className={`${MACHINE}-load`}>
					<TurningCartons machine={MACHINE} from={TABLE.to} strips={strips} />
				</g>
				<AirFilm machine={MACHINE} z={TABLE.to} />
			</>
		),
	},
};
