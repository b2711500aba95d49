import type { ComponentProps, ReactElement } from "react";
import type { Machine } from "../machines/machine.ts";
import { Callout, type CalloutProps } from "../parts/Callout.tsx";
import { FILM_WIDTH, RIGHT_CORNER } from "../parts/film.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import { FilmCarriage, outletOf } from "../parts/mast.tsx";
import { Person } from "../parts/person.tsx";
import { Turntable } from "../parts/turntable.tsx";
import type { FloorPoint } from "../projection.ts";
import { AirFilm } from "./AirFilm.tsx";
import { LaidFilm } from "./LaidFilm.tsx";
import { operator, WALK } from "./operator.ts";
import { semiAutomatic } from "./semi-automatic.ts";
import { TurningBolts } from "./TurningBolts.tsx";
import { TurningCartons } from "./TurningLoad.tsx";

interface TurntableWrapper extends Pick<Machine, "callouts"> {
	/** Prefix of the machine's part names. */
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

/** Where the operator stands: beside the control box, clear of the film. Inches. */
const [X, Y]: FloorPoint = [50, -72];
/** In front of the film, clear of the table. Inches. */
const AT_FILM: FloorPoint = [30, -46];
const CALLOUT: CalloutProps = {
	part: [X + 3, Y - 3, 2],
	at: [110, 95],
	word: "Operator attaches and cuts film",
};

/** A semi-automatic turntable wrapper with a load of cartons, on its poster with an operator. */
export function turntableWrapper(options: TurntableWrapper): Machine {
	const { machine, frame, base, table, carriage, foot, callouts } = options;
	const { wrapping, strips, styles, still } = semiAutomatic({
		machine,
		heights: [foot, LOAD_HEIGHT - FILM_WIDTH],
		roll: outletOf(carriage),
		wait: WALK,
	});
	const z = table.to;
	const person = <Person at={[X, Y]} />;
	return {
		callouts: [...callouts, CALLOUT],
		still: (view) => (
			<>
				{frame}
				<FilmCarriage z={z + still.height - 2} {...carriage} webTo={RIGHT_CORNER} />
				{base}
				<Turntable {...table} />
				<CartonLoad z={z} />
				<LaidFilm strips={strips} at={still.at} z={z} />
				<TurnArrow radius={42} from={0} to={64} />
				{view === "poster" && person}
			</>
		),
		run: {
			start: still.at,
			styles: styles + operator(wrapping, { from: [X, Y], to: AT_FILM }),
			drawing: (
				<>
					{frame}
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
					<g className={`${machine}-operator`}>
						{person}
						<g className="callouts">
							<Callout {...CALLOUT} />
						</g>
					</g>
				</>
			),
		},
	};
}
