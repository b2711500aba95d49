import type { Point } from "../projection.ts";
import { range } from "../range.ts";
import { HALF_LENGTH, HALF_WIDTH } from "./load.tsx";
import { Faces, Lines } from "./shapes.tsx";
import { onZ } from "./solids.tsx";

/** Width of the film on the roll. Inches. */
export const FILM_WIDTH = 20;
/** How much a turn climbs along one side of the load. Inches. */
export const RISE = 3;

interface WoundFilmProps {
	/** Lower edge of the film, which is level. Inches. */
	readonly foot: number;
	/** Upper edge of the film where it starts on the left; it climbs to the right. Inches. */
	readonly top: number;
	/** From one turn to the next. */
	readonly pitch: number;
	/** Whether the upper edge is level, as on a finished load. */
	readonly isLevel?: boolean;
}

/** Film on both visible sides of a load, with the edges of its turns. */
export function WoundFilm({ foot, top, pitch, isLevel = false }: WoundFilmProps) {
	const [left, right] = [-HALF_LENGTH, HALF_LENGTH];
	const edge = (z: number, rise: number): Point[] => [
		[left, HALF_WIDTH, z],
		[right, HALF_WIDTH, z + rise],
		[right, -HALF_WIDTH, z + 2 * rise],
	];
	const turns = range(top - pitch, foot + 12, -pitch);
	return (
		<>
			<Faces ink="film" of={[[...edge(top, isLevel ? 0 : RISE), ...edge(foot, 0).reverse()]]} />
			<Lines ink="film-edge" of={turns.map((z) => edge(z, RISE))} />
		</>
	);
}

/** Film on a load that is wrapped to its top, where the last turns fold over its edge. */
export function FinishedFilm({ foot, top, pitch }: Omit<WoundFilmProps, "isLevel">) {
	const [x, y] = [HALF_LENGTH, HALF_WIDTH];
	const rim = (fold: number) => onZ(top, fold - x, x - fold, fold - y, y - fold);
	return (
		<>
			<WoundFilm foot={foot} top={top} pitch={pitch} isLevel />
			<Faces ink="film" of={[rim(0), rim(5).reverse()]} />
		</>
	);
}
