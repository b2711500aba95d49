import type { ComponentProps, ReactElement } from "react";
import { wind } from "../mechanisms/winding.ts";
import { semiAutomatic, TURNS_IN_PICTURE, type Wrapping } from "../mechanisms/wrapping.ts";
import { AirFilm } from "../parts/AirFilm.tsx";
import { FILM_WIDTH } from "../parts/film.tsx";
import { LaidFilm } from "../parts/LaidFilm.tsx";
import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import { FilmCarriage, outletOf } from "../parts/mast.tsx";
import { Turntable } from "../parts/turntable.tsx";
import { Moving } from "../scene/Moving.tsx";
import { turned } from "../scene/Panel.tsx";
import { during } from "../scene/time.ts";

export interface TurntableWrapper {
	/** The parts behind the load that stand still. */
	readonly frame: ReactElement | ((wrapping: Wrapping) => ReactElement);
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

/** A semi-automatic turntable wrapper with a load of cartons. */
export function turntableWrapper({ frame, base, table, carriage, foot, wait = 0 }: TurntableWrapper) {
	const wrapping = semiAutomatic({ heights: [foot, LOAD_HEIGHT - FILM_WIDTH], wait });
	const { turns, height, heightAt, load, gone, cycle } = wrapping;
	const z = table.to;
	const roll = outletOf(carriage);
	const strips = wind({ rollAt: (angle) => turned(roll, -angle), heightAt, to: turns.whole });
	return {
		wrapping,
		cycle,
		moment: turns.timeOf(360 * TURNS_IN_PICTURE),
		parts: (
			<>
				{typeof frame === "function" ? frame(wrapping) : frame}
				<Moving at={height.to((up) => [0, 0, up])}>
					<FilmCarriage z={z - 2} {...carriage} />
				</Moving>
				{base}
				<Turntable {...table} turns={turns} />
				<Moving opacity={load}>
					<CartonLoad
						z={z}
						turns={turns}
						film={(side) => (
							<LaidFilm
								side={side}
								strips={strips}
								isLaid={({ angle }) => during(turns.timeOf(angle), gone)}
							/>
						)}
					/>
				</Moving>
				<AirFilm wrapping={wrapping} z={z} roll={roll} />
			</>
		),
	};
}
