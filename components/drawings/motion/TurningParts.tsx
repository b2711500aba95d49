import type { Material } from "../inks.ts";
import { Path } from "../parts/shapes.tsx";
import type { Block } from "../parts/solids.tsx";
import { project } from "../projection.ts";
import type { Quarter } from "./orbit.ts";
import { panel, SideFilm } from "./side.tsx";
import { onFloorAt } from "./TurningLoad.tsx";
import { SIDE_OF, SIDES, type Strip } from "./winding.ts";

interface TurningBoxProps extends Block {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	readonly of: Material;
	readonly quarter: Quarter;
}

/** A block from the drawing on the right of the load, turned by quarters. */
function atQuarter({ at: [x, y, z], size: [w, d, h] }: Block, quarter: Quarter): Block {
	switch (quarter) {
		case "right":
			return { at: [x, y, z], size: [w, d, h] };
		case "back":
			return { at: [y, -x - w, z], size: [d, w, h] };
		case "left":
			return { at: [-x - w, -y - d, z], size: [w, d, h] };
		case "front":
			return { at: [-y - d, x, z], size: [d, w, h] };
	}
}

/** A block that turns with its carrier. Inches from the middle of the carrier. */
export function TurningBox({ machine, of, quarter, ...block }: TurningBoxProps) {
	const {
		at: [x, y, z],
		size: [width, depth, height],
	} = atQuarter(block, quarter);
	const spin = `${machine}-spin`;
	return (
		<>
			<g className="inches" transform={onFloorAt(0)}>
				<g className={spin}>
					<g transform={`translate(${x + width} ${y + depth})`}>
						<Path ink={`${of}-left`} part={`${machine}-y`} d={panel(-width, 0, z, z + height)} />
						<Path ink={`${of}-right`} part={`${machine}-x`} d={panel(0, depth, z, z + height)} />
					</g>
				</g>
			</g>
			<g className="inches" transform={onFloorAt(z + height)}>
				<g className={spin}>
					<Path ink={`${of}-top`} d={`M${x} ${y}h${width}v${depth}h${-width}z`} />
				</g>
			</g>
		</>
	);
}

interface StandingFilmProps {
	/** Underside of the load. Inches. */
	readonly from: number;
	readonly strips: readonly Strip[];
}

/** The film on the two visible sides of a still load. */
export function StandingFilm({ from, strips }: StandingFilmProps) {
	return SIDES.slice(0, 2).map((side) => {
		const { distance } = SIDE_OF[side];
		const [right, down] = project(side === "front" ? [0, distance, from] : [distance, 0, from]);
		return (
			<g
				key={side}
				className="inches"
				transform={`matrix(2 ${side === "front" ? 1 : -1} 0 2.5 ${right} ${down})`}
			>
				<SideFilm side={side} strips={strips} />
			</g>
		);
	});
}
