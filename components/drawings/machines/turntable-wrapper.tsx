import type { ComponentProps, ReactNode } from "react";
import type { CalloutName } from "../../../content/callouts.ts";
import { FILM_WIDTH, LOAD_HEIGHT } from "../dimensions.ts";
import { type Point, polar, rotatePoint } from "../geometry/projection.ts";
import { semiAutomatic, TURNS_IN_PICTURE, type Wrapping } from "../motion/wrapping.ts";
import { FilmWeb, laidFilm } from "../parts/film.tsx";
import { LoadedTable } from "../parts/LoadedTable.tsx";
import { CartonLoad } from "../parts/load.tsx";
import { FilmCarriage, filmExitOf, Mast, mastCalloutPoint } from "../parts/mast.tsx";
import * as plan from "../parts/plan.tsx";
import { Transfer } from "../parts/truck.tsx";
import { LoadingRamp, rampCalloutPoint, Turntable, TurntableShadow } from "../parts/turntable.tsx";
import { Moving } from "../shapes/Moving.tsx";
import type { Block } from "../shapes/solids.tsx";

export interface TurntableWrapper {
	/** The frame that carries the mast. Painted before the mast. */
	readonly frame: ReactNode;
	readonly mast: Block;
	/** The fittings on the mast, such as the controls. */
	readonly fittings: ReactNode | ((wrapping: Wrapping) => ReactNode);
	/** The base under the table. */
	readonly base?: ReactNode;
	readonly table: Pick<ComponentProps<typeof Turntable>, "from" | "to" | "radius">;
	readonly carriage: Pick<ComponentProps<typeof FilmCarriage>, "roll" | "back" | "plate" | "preStretch">;
	/** Whether it has a loading ramp. */
	readonly ramp?: boolean;
	/** Lower edge of the film in the first turn, above the table. Inches. */
	readonly filmFrom: number;
	/** How long an operator walks to the film, or back from it. Seconds. */
	readonly walk?: number;
	/** How far a truck goes before it is out of sight, if it has less room than usual. Inches. */
	readonly away?: number;
}

/** A semi-automatic turntable wrapper with a load of cartons. */
export function turntableWrapper({
	frame,
	mast,
	fittings,
	base,
	table,
	carriage,
	ramp = false,
	filmFrom,
	walk = 0,
	away,
}: TurntableWrapper) {
	const heights = [filmFrom, LOAD_HEIGHT - FILM_WIDTH] as const;
	const wrapping = semiAutomatic({ heights, walk, away });
	const { drive, height, cycle } = wrapping;
	const z = table.to;
	const filmExit = filmExitOf(carriage);
	const film = laidFilm(wrapping, (angle) => rotatePoint(filmExit, -angle));
	const moment = drive.timeOf(360 * TURNS_IN_PICTURE);
	const carriageAt = z - 2;
	return {
		wrapping,
		cycle,
		moment,
		scene: (
			<>
				<TurntableShadow {...table} />
				{frame}
				<Mast {...mast} />
				{typeof fittings === "function" ? fittings(wrapping) : fittings}
				<Moving at={height.map((up) => [0, 0, up])}>
					<FilmCarriage z={carriageAt} {...carriage} />
				</Moving>
				{base}
				<Turntable {...table} drive={drive} />
				{ramp && <LoadingRamp radius={table.radius} rise={z} />}
				<Transfer
					exchange={wrapping.exchange}
					z={z}
					truck={ramp ? "pallet-jack" : "forklift"}
					front={table.radius + 2}
				>
					<CartonLoad z={z} drive={drive} film={film} />
				</Transfer>
				<FilmWeb wrapping={wrapping} z={z} exit={filmExit} />
			</>
		),
		plan: <plan.TurntableWrapper {...table} mast={mast} roll={carriage.roll} />,
		loadingMethod: <LoadedTable {...table} ramp={ramp} />,
		/** Where its callouts point at that moment. */
		places: placesOf({ table, mast, carriage }, carriageAt + height(moment)),
	};
}

/** A part of a turntable wrapper that a callout can name. */
export type TurntablePart = keyof ReturnType<typeof placesOf>;

/** Where its parts are while the underside of the carriage is at this height. Inches. */
function placesOf(wrapper: Pick<TurntableWrapper, "table" | "mast" | "carriage">, carriageZ: number) {
	const {
		table: { to, radius },
		mast,
		carriage,
	} = wrapper;
	const [rollX, rollY] = carriage.roll;
	return {
		mast: mastCalloutPoint(mast),
		"film-carriage": [carriage.plate[0] + 3, carriage.back + 3, carriageZ + 20],
		"film-rollers": [rollX + 2, rollY + 6, carriageZ + 13],
		turntable: [...polar(140, radius - 1), to],
		"loading-ramp": rampCalloutPoint({ radius, rise: to }),
	} as const satisfies Partial<Record<CalloutName, Point>>;
}
