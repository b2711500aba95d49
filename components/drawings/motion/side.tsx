import { HALF_LENGTH, HALF_WIDTH, LAYER_HEIGHT, LAYERS, LOAD_HEIGHT, PALLET_HEIGHT } from "../parts/load.tsx";
import { Path } from "../parts/shapes.tsx";
import { short } from "./keyframes.ts";
import { SIDE_OF, type Side, type Strip } from "./winding.ts";

/** An upright rectangle of a side: from u0 to u1 along it, to the right, and from z0 to z1 up. Inches. */
export function panel(u0: number, u1: number, z0: number, z1: number): string {
	return `M${short(u0)} ${short(-z1)}H${short(u1)}V${short(-z0)}H${short(u0)}z`;
}

/** A line along a side. */
function level(half: number, z: number): string {
	return `M${-half} ${short(-z)}H${half}`;
}

/** A line up a side. */
function upright(u: number, z0: number, z1: number): string {
	return `M${u} ${short(-z0)}V${short(-z1)}`;
}

interface CartonSideProps {
	readonly side: "long" | "short";
	/** The name of the shade's own moving part: the side is lighter at the left than at the right. */
	readonly shade?: string;
}

/**
 * A side of a load of cartons on its pallet, in inches of that side: the origin is the middle of its lower edge,
 * and v runs down as in SVG. It matches what `CartonLoad` draws.
 */
export function CartonSide({ side, shade }: CartonSideProps) {
	const half = side === "long" ? HALF_LENGTH : HALF_WIDTH;
	const joints: string[] = [];
	for (let layer = 0; layer < LAYERS; layer++) {
		const [low, high] = [PALLET_HEIGHT + layer * LAYER_HEIGHT, PALLET_HEIGHT + (layer + 1) * LAYER_HEIGHT];
		const isShifted = layer % 2 === LAYERS % 2;
		const columns = side === "long" ? (isShifted ? [-12, 12] : [-8, 8]) : isShifted ? [0] : [-7, 7];
		if (layer) joints.push(level(half, low));
		joints.push(...columns.map((u) => upright(u, low, high)));
	}
	const marks = side === "long" ? [-16, 0, 16] : [];
	const [wood, carton] = [
		panel(-half, half, 0, PALLET_HEIGHT),
		panel(-half, half, PALLET_HEIGHT, LOAD_HEIGHT),
	];
	const forks =
		side === "long"
			? [panel(-16, -6, 0, 3), panel(6, 16, 0, 3)]
			: [panel(-18, -2, 1.2, 4.4), panel(2, 18, 1.2, 4.4)];
	const [light, dark] =
		shade || side === "long"
			? (["wood-left", "carton-left"] as const)
			: (["wood-right", "carton-right"] as const);
	return (
		<>
			<Path ink={light} d={wood} />
			<Path ink={dark} d={carton} />
			{shade && (
				<g className={shade}>
					<Path ink="wood-right" d={wood} />
					<Path ink="carton-right" d={carton} />
				</g>
			)}
			<Path ink="opening" d={forks.join("")} />
			{marks.length > 0 && (
				<Path ink="tape" d={marks.map((u) => upright(u, LOAD_HEIGHT, LOAD_HEIGHT - 3)).join("")} />
			)}
			<Path ink="joint" d={joints.join("")} />
			{marks.length > 0 && (
				<Path
					ink="label"
					d={marks.map((u) => panel(u - 6, u - 1, LOAD_HEIGHT - 7, LOAD_HEIGHT - 3)).join("")}
				/>
			)}
		</>
	);
}

/** The top of such a load, in inches of the floor. */
export function CartonTop() {
	const [x, y] = [HALF_LENGTH, HALF_WIDTH];
	return (
		<>
			<Path ink="carton-top" d={`M${-x} ${-y}H${x}V${y}H${-x}z`} />
			<Path ink="tape" d={[-16, 0, 16].map((u) => `M${u} ${1 - y}V${y}`).join("")} />
			<Path ink="joint" d={`M${-x} 7H${x}M${-x}-7H${x}M-8 ${-y}V${y}M8 ${-y}V${y}`} />
		</>
	);
}

interface SideFilmProps {
	readonly side: Side;
	readonly strips: readonly Strip[];
}

/** The film on one side. */
export function SideFilm({ side, strips }: SideFilmProps) {
	const { half } = SIDE_OF[side];
	return strips
		.filter((strip) => strip.side === side)
		.map(({ name, left, right }) => (
			<path
				key={name}
				className={`f strip ${name}`}
				d={`M${-half} ${short(-left[1])}L${half} ${short(-right[1])}V${short(-right[0])}L${-half} ${short(-left[0])}z`}
			/>
		));
}

/** A length of film in the air, drawn forty inches long. Its pose scales it to fit between the roll and the load. */
export const WEB_LENGTH = 40;
