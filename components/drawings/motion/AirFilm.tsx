import type { ReactNode } from "react";
import { FILM_WIDTH } from "../parts/film.tsx";
import { Path } from "../parts/shapes.tsx";
import { project } from "../projection.ts";
import { panel, WEB_LENGTH } from "./side.tsx";

interface Props {
	/** Prefix of the machine's part names: `-lift` carries the film, and `-web` is its pose. */
	readonly machine: string;
	/** Underside of the load. Inches. */
	readonly z: number;
	/** Whether it passes in front of a still load or behind it. */
	readonly where?: "front" | "behind";
	/** What runs between the roll and the load. Film by default. */
	readonly children?: ReactNode;
}

/** The film in the air, between its roll and the load. A second layer gives it the same color over steel and floor. */
export function AirFilm({ machine, z, where, children }: Props) {
	const layer = <Path ink="film" d={panel(0, WEB_LENGTH, 0, FILM_WIDTH)} />;
	return (
		<g className={where && `${machine}-web-${where}`}>
			<g className={`${machine}-lift`}>
				<g className="inches" transform={`translate(0 ${project([0, 0, z])[1]})`}>
					<g className={`${machine}-web`}>
						{children ?? (
							<g className={`${machine}-air`}>
								{layer}
								{layer}
							</g>
						)}
					</g>
				</g>
			</g>
		</g>
	);
}
