import { type ReactNode, use } from "react";
import { FILM_LENGTH, FILM_WIDTH, type Side } from "../dimensions.ts";
import {
	type FloorPoint,
	interpolate,
	type Point,
	rotatePoint,
	times,
	vector,
} from "../geometry/projection.ts";
import { type OverTime, overTime } from "../motion/time.ts";
import type { VerticalPose } from "../motion/transforms.ts";
import { type FilmExitAt, type Strip, stripsOf, webCorners } from "../motion/winding.ts";
import type { Wrapping } from "../motion/wrapping.ts";
import { Moving } from "../shapes/Moving.tsx";
import { VerticalPanel } from "../shapes/Panel.tsx";
import { type PlanePoint, SceneContext } from "../shapes/scene.ts";
import { Faces, rectangle } from "../shapes/shapes.tsx";

/**
 * The `film` of a load, laid turn by turn by a roll that goes around it. Its strips are computed
 * once, for all pages.
 */
export function laidFilm(wrapping: Wrapping, filmExitAt: FilmExitAt) {
	const strips = stripsOf(wrapping, filmExitAt);
	return (side: Side, half: number) => (
		<LaidFilm {...{ half }} strips={strips.filter((strip) => strip.side === side)} />
	);
}

/** The `film` of a load that a wrapping has finished, and that does not turn. */
export function finishedFilm(wrapping: Wrapping, filmExitAt: FilmExitAt) {
	const strips = stripsOf(wrapping, filmExitAt);
	return (side: Side, half: number) => (
		<Faces
			ink="film"
			shapes={strips.filter((strip) => strip.side === side).map((strip) => faceOf(strip, half))}
		/>
	);
}

/** A strip on a side of the load whose width is twice `half`. Inches. */
function faceOf({ left, right }: Strip, half: number): PlanePoint[] {
	return [
		[-half, left[1]],
		[half, right[1]],
		[half, right[0]],
		[-half, left[0]],
	];
}

interface LaidFilmProps {
	readonly strips: readonly Strip[];
	/** Half the width of their side. Inches. */
	readonly half: number;
}

/** Strips that appear one by one on a panel. In a picture they are one path. */
function LaidFilm({ strips, half }: LaidFilmProps) {
	const { moment, animations } = use(SceneContext);
	if (animations) {
		return strips.map((strip) => (
			<Moving key={strip.laid} shown={strip.shown}>
				<Faces ink="film" shapes={[faceOf(strip, half)]} />
			</Moving>
		));
	}
	const now = strips.filter(({ shown }) => shown(moment));
	return now.length > 0 && <Faces ink="film" shapes={now.map((strip) => faceOf(strip, half))} />;
}

/** A second layer gives it the same color over steel and floor. */
function Film() {
	const layer = <Faces ink="film" shapes={[rectangle(0, FILM_LENGTH, 0, FILM_WIDTH)]} />;
	return (
		<>
			{layer}
			{layer}
		</>
	);
}

/**
 * The pose of film in the air, from one end to the other. It is drawn `FILM_LENGTH` inches long.
 */
function poseOf(from: Point, to: Point): VerticalPose {
	return { at: from, along: times(vector(from, to), 1 / FILM_LENGTH) };
}

interface Props {
	readonly wrapping: Wrapping;
	/** Underside of the load. Inches. */
	readonly z: number;
	/** Where the film leaves its roll. */
	readonly exit: FloorPoint;
	/** Where a clamp holds its end when it is cut. Without one, the roll draws it in. */
	readonly clamp?: FloorPoint;
	/** How much lower its end is at the load. Inches. */
	readonly drop?: OverTime<number>;
	/** What runs from the roll to the load, `FILM_LENGTH` inches long. Film by default. */
	readonly children?: ReactNode;
}

/** The film in the air, from its roll to the corner that it touches on a turning load. */
export function FilmWeb({ wrapping: { drive, height, webFraction }, z, exit, clamp, drop, children }: Props) {
	const from: Point = [...exit, z];
	const { cornerAt, jumps } = webCorners((angle) => rotatePoint(exit, -angle));
	const corner = drive.atHalfSteps((angle) => rotatePoint(cornerAt(angle), angle), jumps);
	const pose = overTime(
		[...corner.moments, ...webFraction.moments, ...(drop?.moments ?? [])],
		(seconds): VerticalPose => {
			const touched: Point = [...corner(seconds), z - (drop?.(seconds) ?? 0)];
			return poseOf(from, interpolate([...(clamp ?? exit), z], touched, webFraction(seconds)));
		},
	);
	return (
		<Moving at={height.map((up) => [0, 0, up])}>
			<VerticalPanel pose={pose}>{children ?? <Film />}</VerticalPanel>
		</Moving>
	);
}

interface AroundOptions {
	readonly wrapping: Wrapping;
	readonly filmExitAt: FilmExitAt;
	/** Height at which its lower edge is drawn. Inches. */
	readonly z: number;
	/** How far the film is above that height. */
	readonly up: OverTime<Point>;
}

/**
 * The film in the air between a stationary load and a roll that goes around it. While it is behind
 * the load, paint it before the load, and after it while it is in front.
 */
export function filmAround({ wrapping: { drive, webFraction }, filmExitAt, z, up }: AroundOptions) {
	const { cornerAt, jumps } = webCorners(filmExitAt);
	const roll = drive.atHalfSteps(filmExitAt);
	const corner = drive.atHalfSteps(cornerAt, jumps);
	const pose = overTime([...corner.moments, ...webFraction.moments], (seconds): VerticalPose => {
		const from: Point = [...roll(seconds), z];
		return poseOf(interpolate(from, [...corner(seconds), z], webFraction(seconds)), from);
	});
	return (where: "front" | "behind") => (
		<Moving at={up} shown={corner.map(([, y]) => y > 0 === (where === "front"))}>
			<VerticalPanel pose={pose}>
				<Film />
			</VerticalPanel>
		</Moving>
	);
}
