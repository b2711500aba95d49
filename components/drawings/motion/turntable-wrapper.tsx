import type { ComponentProps, ReactElement } from "react";
import type { Machine } from "../machines/machine.ts";
import { FILM_WIDTH, RIGHT_CORNER } from "../parts/film.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import { FilmCarriage, outletOf } from "../parts/mast.tsx";
import { Turntable } from "../parts/turntable.tsx";
import { AirFilm } from "./AirFilm.tsx";
import { LaidFilm } from "./LaidFilm.tsx";
import { semiAutomatic } from "./semi-automatic.ts";
import { TurningBolts } from "./TurningBolts.tsx";
import { TurningCartons } from "./TurningLoad.tsx";

interface TurntableWrapper extends Pick<Machine, "callouts"> {
	/** Begins the names of the machine's parts. */
	readonly machine: string;
	/** The still parts behind the load. */
	readonly frame: ReactElement;
	/** What is painted after the carriage and before the table. */
	readonly base: ReactElement;
	/** Underside, top and radius of the table. Inches. */
	readonly table: { readonly from?: number; readonly to: number; readonly radius: number };
	readonly carriage: Pick<ComponentProps<typeof FilmCarriage>, "roll" | "back" | "plate" | "preStretch">;
	/** Lower edge of the film in the first turn, above the table. Inches. */
	readonly foot: number;
}

/** A semi-automatic turntable wrapper with a load of cartons. */
export function turntableWrapper(options: TurntableWrapper): Machine {
	const { machine, frame, base, table, carriage, foot, callouts } = options;
	const { strips, styles, still } = semiAutomatic({
		machine,
		heights: [foot, LOAD_HEIGHT - FILM_WIDTH],
		roll: outletOf(carriage),
	});
	const z = table.to;
	return {
		callouts,
		still: () => (
			<>
				{frame}
				<FilmCarriage z={z + still.height - 2} {...carriage} webTo={RIGHT_CORNER} />
				{base}
				<Turntable {...table} />
				<CartonLoad z={z} />
				<LaidFilm strips={strips} at={still.at} z={z} />
				<TurnArrow radius={42} from={0} to={64} />
			</>
		),
		run: {
			start: still.at,
			styles,
			drawing: (
				<>
					{frame}
					<g className={`${machine}-lift`}>
						<FilmCarriage z={z + foot - 2} {...carriage} />
					</g>
					{base}
					<Turntable {...table} bolts={false} />
					<TurningBolts name={`${machine}-turn`} z={z} radius={table.radius} />
					<TurningCartons machine={machine} from={z} strips={strips} />
					<AirFilm machine={machine} z={z} />
				</>
			),
		},
	};
}
