import type { ComponentProps, ReactElement } from "react";
import { FILM_WIDTH, RIGHT_CORNER } from "../parts/film.tsx";
import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import { FilmCarriage, outletOf } from "../parts/mast.tsx";
import { Turntable } from "../parts/turntable.tsx";
import { AirFilm } from "./AirFilm.tsx";
import { LaidFilm } from "./LaidFilm.tsx";
import { semiAutomatic } from "./semi-automatic.ts";
import { TurningBolts } from "./TurningBolts.tsx";
import { TurningCartons } from "./TurningLoad.tsx";

export interface TurntableWrapper {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	/** The still parts behind the load. */
	readonly frame: ReactElement;
	/** What the control panel shows, painted after the frame. */
	readonly panel?: Readonly<Record<"still" | "running", ReactElement>>;
	/** What is painted after the carriage and before the table. */
	readonly base?: ReactElement;
	/** Underside, top and radius of the table. Inches. */
	readonly table: { readonly from?: number; readonly to: number; readonly radius: number };
	readonly carriage: Pick<ComponentProps<typeof FilmCarriage>, "roll" | "back" | "plate" | "preStretch">;
	/** Lower edge of the film in the first turn, above the table. Inches. */
	readonly foot: number;
	/** The time from the end of the last turn until the film is cut. Seconds. */
	readonly wait?: number;
}

/** A semi-automatic turntable wrapper with a load of cartons: its still and its running drawing, and how its parts move. */
export function turntableWrapper(options: TurntableWrapper) {
	const { machine, frame, panel, base, table, carriage, foot, wait = 0 } = options;
	const { wrapping, strips, styles, still } = semiAutomatic({
		machine,
		heights: [foot, LOAD_HEIGHT - FILM_WIDTH],
		roll: outletOf(carriage),
		wait,
	});
	const z = table.to;
	return {
		wrapping,
		styles,
		/** The moment that the still drawing shows. Seconds from the start of the cycle. */
		start: still.at,
		still: (
			<>
				{frame}
				{panel?.still}
				<FilmCarriage z={z + still.height - 2} {...carriage} webTo={RIGHT_CORNER} />
				{base}
				<Turntable {...table} />
				<CartonLoad z={z} />
				<LaidFilm strips={strips} at={still.at} z={z} />
			</>
		),
		running: (
			<>
				{frame}
				{panel?.running}
				<g className={`${machine}-lift`}>
					<FilmCarriage z={z + foot - 2} {...carriage} />
				</g>
				{base}
				<Turntable {...table} bolts={false} />
				<TurningBolts name={`${machine}-turn`} z={z} radius={table.radius} />
				<g className={`${machine}-load`}>
					<TurningCartons machine={machine} from={z} strips={strips} />
				</g>
				<AirFilm machine={machine} z={z} />
			</>
		),
	};
}
