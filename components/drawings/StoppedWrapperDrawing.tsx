import { Drawing } from "./Drawing.tsx";
import { FILM_WIDTH, RISE, WoundFilm } from "./parts/film.tsx";
import { Shadow } from "./parts/floor.tsx";
import { CartonLoad, CORNERS } from "./parts/load.tsx";
import { ControlBox, FilmCarriage, Mast } from "./parts/mast.tsx";
import { Faces, Lines, line } from "./parts/shapes.tsx";
import { Box, Drum } from "./parts/solids.tsx";
import { Turntable, TurntableShadow } from "./parts/turntable.tsx";
import { add, between, type FloorPoint, type Point } from "./projection.ts";

/** Top and radius of the table, and underside of the carriage where it stopped. Inches. */
const TABLE = { to: 3, radius: 33 };
const CARRIAGE = 24;
const ROLL: FloorPoint = [13, -68];
const BEACON: Point = [0, -89, 67];

/** A wrapper that stopped because its film tore: the load is half wrapped, the beacon lit. Decorative. */
export function StoppedWrapperDrawing() {
	return (
		<Drawing alt="" viewBox="-140 -300 480 360">
			<TurntableShadow {...TABLE} />
			<Shadow x={17} y={[-104, -74]} length={12} />
			<Box of="frame" at={[-10, -74, 0]} size={[20, 44, 2.4]} />
			<Box of="frame" at={[-17, -104, 0]} size={[34, 30, 5]} />
			<Mast at={[-9, -100, 5]} size={[18, 22, 62]} />
			<LitBeacon />
			<ControlBox at={[9, -98, 38]} />
			<Alarm />
			<FilmCarriage z={CARRIAGE} roll={ROLL} back={-78} plate={[-13, 19]}>
				<TornWeb />
			</FilmCarriage>
			<Turntable {...TABLE} />
			<CartonLoad z={TABLE.to} layers={4} />
			<WoundFilm foot={TABLE.to + 3} top={CARRIAGE + 2 + FILM_WIDTH - 2 * RISE} pitch={8} />
		</Drawing>
	);
}

/** Beacon on the mast, with the rays of its light. */
function LitBeacon() {
	const ray = (across: number, up: number): Point => add(BEACON, [across, -across, up]);
	return (
		<>
			<Drum of="moving" at={BEACON} radius={2.4} height={5.6} />
			<Lines
				ink="arrow"
				of={[
					[ray(0, 10), ray(0, 14)],
					[ray(-3, 8.4), ray(-5, 11.4)],
					[ray(3, 8.4), ray(5, 11.4)],
					[ray(-4, 4), ray(-7, 5)],
					[ray(4, 4), ray(7, 5)],
				]}
			/>
		</>
	);
}

/** Exclamation mark on the screen of the control box. */
function Alarm() {
	const at = (z: number): Point => [14, -91, z];
	return <Lines ink="arrow" of={[line(at(56), at(52.4)), line(at(50.4), at(50))]} />;
}

/** The film on both sides of the tear: one end hangs from the roll, one from the load. */
function TornWeb() {
	const from: Point = [ROLL[0] - 2.5, ROLL[1] + 2.5, CARRIAGE + 2];
	const to: Point = [...CORNERS.right, CARRIAGE + 2];
	/** A point of the film: how far it is from the roll to the load, how high, and how far it sags. */
	const at = (way: number, height: number, sag: number): Point =>
		add(between(from, to, way), [0, 0, height - sag]);
	const loose: Point[] = [
		at(0, FILM_WIDTH, 0),
		at(0.25, FILM_WIDTH, 3),
		at(0.42, FILM_WIDTH, 9),
		at(0.3, 14, 7),
		at(0.46, 11, 9),
		at(0.3, 6, 9),
		at(0.38, 1, 10),
		at(0.2, 0, 6),
		at(0, 0, 0),
	];
	const trailing: Point[] = [
		at(1, FILM_WIDTH, 0),
		at(0.84, FILM_WIDTH, 5),
		at(0.68, FILM_WIDTH, 14),
		at(0.78, 13, 12),
		at(0.64, 9, 16),
		at(0.78, 4, 14),
		at(0.7, 0, 18),
		at(0.86, 0, 8),
		at(1, 0, 0),
	];
	return <Faces ink="film" of={[loose, trailing]} />;
}
