import type { Material } from "../inks.ts";
import type { Mark } from "../parts/robot.tsx";
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
	readonly topless?: boolean;
	readonly marks?: readonly Mark[];
}

/** A mark as path data in inches of its side: from its left edge, and down from the floor. */
function shapeOf({ panels = [], discs = [] }: Mark): string {
	return [
		...panels.map((edges) => panel(...edges)),
		...discs.map(([along, up, radius]) => {
			const half = `a${radius} ${radius} 0 1 0 `;
			return `M${along - radius} ${-up}${half}${2 * radius} 0${half}${-2 * radius} 0z`;
		}),
	].join("");
}

/** A block from the drawing on the right of the load, turned by quarters. */
export function atQuarter({ at: [x, y, z], size: [w, d, h] }: Block, quarter: Quarter): Block {
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
export function TurningBox({ machine, of, quarter, topless = false, marks = [], ...block }: TurningBoxProps) {
	const {
		at: [x, y, z],
		size: [width, depth, height],
	} = atQuarter(block, quarter);
	const spin = `${machine}-spin`;
	const shown = quarter === "right" || quarter === "front" ? "outside" : "inside";
	const isOnX = quarter === "right" || quarter === "left";
	const drawn = marks
		.filter(({ on }) => on === "both" || on === shown)
		.map((mark) => (
			<Path key={mark.ink} ink={mark.ink} part={`${machine}-${isOnX ? "x" : "y"}`} d={shapeOf(mark)} />
		));
	return (
		<>
			<g className="inches" transform={onFloorAt(0)}>
				<g className={spin}>
					<g transform={`translate(${x + width} ${y + depth})`}>
						<Path ink={`${of}-left`} part={`${machine}-y`} d={panel(-width, 0, z, z + height)} />
						<Path ink={`${of}-right`} part={`${machine}-x`} d={panel(0, depth, z, z + height)} />
						{isOnX && drawn}
					</g>
					{isOnX || <g transform={`translate(${x} ${y + depth})`}>{drawn}</g>}
				</g>
			</g>
			{topless || (
				<g className="inches" transform={onFloorAt(z + height)}>
					<g className={spin}>
						<Path ink={`${of}-top`} d={`M${x} ${y}h${width}v${depth}h${-width}z`} />
					</g>
				</g>
			)}
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
