import type { ReactNode } from "react";
import { webCorner } from "../mechanisms/winding.ts";
import type { Wrapping } from "../mechanisms/wrapping.ts";
import { between, type FloorPoint, type Point, times, turned, vector } from "../projection.ts";
import type { UprightPose } from "../scene/forms.ts";
import { Moving } from "../scene/Moving.tsx";
import { UprightPanel } from "../scene/Panel.tsx";
import type { OverTime } from "../scene/time.ts";
import { FILM_WIDTH } from "./film.tsx";
import { Faces, panel } from "./shapes.tsx";

/** The length at which film in the air is drawn. Its pose scales it to fit between the roll and the load. Inches. */
export const LENGTH = 40;

/** A second layer gives it the same color over steel and floor. */
function Film() {
	const layer = <Faces ink="film" of={[panel(0, LENGTH, 0, FILM_WIDTH)]} />;
	return (
		<>
			{layer}
			{layer}
		</>
	);
}

interface Props {
	readonly wrapping: Wrapping;
	/** Underside of the load. Inches. */
	readonly z: number;
	/** Where the film leaves its roll. */
	readonly roll: FloorPoint;
	/** Where a clamp holds its end when it is cut. Without one, the roll draws it in. */
	readonly clamp?: FloorPoint;
	/** How much lower its end is at the load. Inches. */
	readonly drop?: OverTime<number>;
	/** What runs from the roll to the load, `LENGTH` inches long. Film by default. */
	readonly children?: ReactNode;
}

/** The film in the air, from its roll to the corner that it touches of a load that turns. */
export function AirFilm({ wrapping: { turns, height, web }, z, roll, clamp, drop, children }: Props) {
	const from: Point = [...roll, z];
	const pose = turns.driving((angle, seconds): UprightPose => {
		const corner = turned(webCorner(turned(roll, -angle)), angle);
		const touched: Point = [...corner, z - (drop?.(seconds) ?? 0)];
		const end = between([...(clamp ?? roll), z], touched, web(seconds));
		return { at: from, along: times(vector(from, end), 1 / LENGTH) };
	});
	return (
		<Moving at={height.to((up) => [0, 0, up])}>
			<UprightPanel pose={drawnIn(pose, web)} reach={LENGTH}>
				{children ?? <Film />}
			</UprightPanel>
		</Moving>
	);
}

/** A pose that also takes a new course when the film is drawn in, and drawn out. */
function drawnIn(pose: OverTime<UprightPose>, { moments }: Wrapping["web"]): OverTime<UprightPose> {
	return Object.assign(pose, { knots: [...(pose.knots ?? []), ...moments.map(([at]) => at)] });
}

interface AroundOptions extends Pick<Wrapping, "turns" | "web"> {
	/** Where the film leaves the roll when it has gone this far around the load. Degrees and inches. */
	readonly rollAt: (angle: number) => FloorPoint;
	/** Height at which its lower edge is drawn. Inches. */
	readonly z: number;
}

/** The film in the air between a load that stands still and a roll that goes around it. */
interface FilmAround {
	readonly pose: OverTime<UprightPose>;
	readonly isInFront: OverTime<boolean>;
}

/** The film that goes around a load. Its parts in front and behind share their keyframes if they share this. */
export function filmAround({ turns: { driving }, web, rollAt, z }: AroundOptions): FilmAround {
	const pose = driving((angle, seconds): UprightPose => {
		const at = rollAt(angle);
		const roll: Point = [...at, z];
		const end = between(roll, [...webCorner(at), z], web(seconds));
		return { at: end, along: times(vector(end, roll), 1 / LENGTH) };
	});
	return {
		pose: drawnIn(pose, web),
		isInFront: driving((angle) => webCorner(rollAt(angle))[1] > 0),
	};
}

interface AroundProps extends FilmAround {
	/** How far it is from where it is drawn. */
	readonly up: OverTime<Point>;
	/** The part that shows: in front of the load, or behind it. */
	readonly where: "front" | "behind";
}

/** The film in the air while it is on one side of the load. */
export function FilmAroundLoad({ pose, isInFront, up, where }: AroundProps) {
	return (
		<Moving at={up} shown={(seconds) => isInFront(seconds) === (where === "front")}>
			<UprightPanel pose={pose} reach={LENGTH}>
				<Film />
			</UprightPanel>
		</Moving>
	);
}
