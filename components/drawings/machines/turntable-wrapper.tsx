import type { ComponentProps, ReactElement } from "react";
import { wind } from "../mechanisms/winding.ts";
import { semiAutomatic, TURNS_IN_PICTURE, type Wrapping } from "../mechanisms/wrapping.ts";
import { AirFilm } from "../parts/AirFilm.tsx";
import { FILM_WIDTH } from "../parts/film.tsx";
import { LaidFilm } from "../parts/LaidFilm.tsx";
import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import { FilmCarriage, outletOf } from "../parts/mast.tsx";
import { Transfer } from "../parts/Transfer.tsx";
import { LoadingRamp, Turntable } from "../parts/turntable.tsx";
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
	/** Whether it has a loading ramp. */
	readonly ramp?: boolean;
	/** Lower edge of the film in the first turn, above the table. Inches. */
	readonly foot: number;
	/** The time from the end of the last turn until an operator cuts the film. Seconds. */
	readonly wait?: number;
}

/** A semi-automatic turntable wrapper with a load of cartons. */
export function turntableWrapper({
	frame,
	base,
	table,
	carriage,
	ramp = false,
	foot,
	wait = 0,
}: TurntableWrapper) {
	const wrapping = semiAutomatic({ heights: [foot, LOAD_HEIGHT - FILM_WIDTH], wait });
	const { turns, height, heightAt, gone, cycle } = wrapping;
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
				{ramp && <LoadingRamp halfWidth={16} rise={z} />}
				<Turntable {...table} turns={turns} />
				<Transfer wrapping={wrapping} z={z} overRamp={ramp} hasDriver={wait > 0}>
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
				</Transfer>
				<AirFilm wrapping={wrapping} z={z} roll={roll} />
			</>
		),
	};
}
