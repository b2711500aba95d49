import type { ReactNode } from "react";
import { webCorner } from "../mechanisms/winding.ts";
import type { Wrapping } from "../mechanisms/wrapping.ts";
import type { FloorPoint } from "../projection.ts";
import { Moving } from "../scene/Moving.tsx";
import { turned, UprightPanel } from "../scene/Panel.tsx";
import type { OverTime } from "../scene/time.ts";
import { FILM_WIDTH } from "./film.tsx";
import { panel } from "./load.tsx";
import { Faces } from "./shapes.tsx";

/** The length at which film in the air is drawn. Its pose scales it to fit between the roll and the load. Inches. */
export const LENGTH = 40;

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
	const [x, y] = roll;
	const stretched = turns.driving((angle, seconds) => {
		const [touchedX, touchedY] = turned(webCorner(turned(roll, -angle)), angle);
		const part = web(seconds);
		const [endX, endY] = clamp ?? roll;
		const along = [endX + (touchedX - endX) * part - x, endY + (touchedY - endY) * part - y];
		const [alongX = 0, alongY = 0] = along.map((inches) => inches / LENGTH);
		return {
			at: [x, y, z] as const,
			along: [alongX, alongY, (-part * (drop?.(seconds) ?? 0)) / LENGTH] as const,
		};
	});
	const drawn = web.moments.map(([at]) => at);
	const pose = Object.assign(stretched, { knots: [...(stretched.knots ?? []), ...drawn] });
	// A second layer gives it the same color over steel and floor.
	const layer = <Faces ink="film" of={[panel(0, LENGTH, 0, FILM_WIDTH)]} />;
	return (
		<Moving at={height.to((up) => [0, 0, up])}>
			<UprightPanel pose={pose} reach={LENGTH}>
				{children ?? (
					<>
						{layer}
						{layer}
					</>
				)}
			</UprightPanel>
		</Moving>
	);
}
