import { type ReactNode, use } from "react";
import { keysOf } from "../../../content/schema/keys.ts";
import {
	HALF_LENGTH,
	HALF_WIDTH,
	LAYER_HEIGHT,
	LAYERS,
	loadHeight,
	PALLET_HEIGHT,
	type Side,
} from "../dimensions.ts";
import { inOneTurn } from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import type { Drive } from "../motion/drive.ts";
import type { Material } from "../shapes/inks.ts";
import { Moving } from "../shapes/Moving.tsx";
import { LevelPanel, StandingPanel } from "../shapes/Panel.tsx";
import { type PlanePoint, SceneContext } from "../shapes/scene.ts";
import { Faces, Lines, line, rectangle } from "../shapes/shapes.tsx";

/**
 * Opposite sides share a panel, because one comes into view as the other leaves it. The first one
 * faces `direction`, in degrees, and its middle is at `middle`. Both are twice `half` wide. Inches.
 */
const PAIRS = {
	long: { faces: "y", direction: 90, sides: ["front", "back"], half: HALF_LENGTH, middle: [0, HALF_WIDTH] },
	short: { faces: "x", direction: 0, sides: ["right", "left"], half: HALF_WIDTH, middle: [HALF_LENGTH, 0] },
} as const;
type Pair = keyof typeof PAIRS;

export interface LoadProps {
	/** Underside, in inches. */
	readonly z: number;
	/** Middle along x. Its middle along y is 0. */
	readonly x?: number;
	/** The drive of the table that turns it about the origin. */
	readonly drive?: Drive | undefined;
	/** The film on one of its sides, whose width is twice `half`. Inches. */
	readonly film?: ((side: Side, half: number) => ReactNode) | undefined;
}

/**
 * The side of a pair that shows when the load has turned this far, and the direction that it faces.
 * Degrees.
 */
function visibleSide(pair: Pair, angle: number): { side: Side; direction: number } {
	const { direction, sides } = PAIRS[pair];
	// A side comes into view on the right at -45 degrees, and leaves view on the left at 135.
	const sinceInView = inOneTurn(direction + angle + 45);
	return { side: sides[sinceInView < 180 ? 0 : 1], direction: (sinceInView % 180) - 45 };
}

/**
 * How far a load has turned when a side leaves view, or its shade starts to change at another rate.
 * Degrees.
 */
const BENDS = range(0, 360, 45);

/** The shade of a side when the load has turned this far: from 0, in the light, to 1. */
function shadeOf(pair: Pair, angle: number): number {
	return Math.min(Math.max((90 - visibleSide(pair, angle).direction) / 90, 0), 1);
}

interface LoadSidesProps extends LoadProps {
	/**
	 * What is on a side under its film: inches to the right of its middle, and above the underside of
	 * the load.
	 */
	readonly children?: (pair: Pair, half: number) => ReactNode;
}

/** The two visible sides of a load, still or turning. */
export function LoadSides({ z, x = 0, drive, film, children }: LoadSidesProps) {
	return keysOf(PAIRS).map((pair) => {
		const { faces, direction, sides, half, middle } = PAIRS[pair];
		const angleOf = (turned: number) => visibleSide(pair, turned).direction - direction;
		return (
			<LevelPanel key={pair} at={[x, 0, z]} angle={drive?.atSpeedChanges(angleOf, BENDS)}>
				<StandingPanel faces={faces} middle={middle} angle={drive?.atHalfSteps(angleOf)}>
					{children?.(pair, half)}
					{drive && film
						? sides.map((side) => (
								<Moving
									key={side}
									shown={drive.atSpeedChanges((turned) => visibleSide(pair, turned).side === side, BENDS)}
								>
									{film(side, half)}
								</Moving>
							))
						: film?.(sides[0], half)}
				</StandingPanel>
			</LevelPanel>
		);
	});
}

interface ShadedProps {
	readonly pair: Pair;
	readonly drive: Drive | undefined;
	/** Vertical faces on a panel. */
	readonly faces: readonly { readonly of: Material; readonly face: readonly PlanePoint[] }[];
}

/**
 * Faces of a side, which get lighter as they turn from the right, in shade, to the left, in the
 * light.
 */
function Shaded({ pair, drive, faces }: ShadedProps) {
	const { moment, animations } = use(SceneContext);
	const drawn = (tone: "left" | "right") =>
		faces.map(({ of, face }) => <Faces key={face.join()} ink={`${of}-${tone}`} shapes={[face]} />);
	if (!drive) return drawn(shadeOf(pair, 0) < 1 ? "left" : "right");
	const shade = drive.atSpeedChanges((angle) => shadeOf(pair, angle), BENDS);
	// In a picture, the lighter faces would be hidden.
	if (!animations && shade(moment) === 1) return drawn("right");
	return (
		<>
			{drawn("left")}
			<Moving opacity={shade}>{drawn("right")}</Moving>
		</>
	);
}

interface PalletProps extends LoadProps {
	/** The load on the pallet. Without one, something else covers its deck. */
	readonly load?: {
		readonly of: Material;
		/** Height of the load with the pallet. Inches. */
		readonly height: number;
		/**
		 * Draws a side: in inches to the right of its middle, and above the underside of the pallet.
		 */
		readonly side: (pair: Pair, half: number) => ReactNode;
		/** The drawing of its top: in inches along x and y from its middle. */
		readonly top: ReactNode;
	};
}

/** The openings of a pallet for the forks, on its long sides and on its short ones. */
const FORK_OPENINGS: Readonly<Record<Pair, readonly PlanePoint[][]>> = {
	long: [rectangle(-16, -6, 0, 3), rectangle(6, 16, 0, 3)],
	short: [rectangle(-18, -2, 1.2, 4.4), rectangle(2, 18, 1.2, 4.4)],
};

/** A pallet and what is on it, still or turning. Its long sides face y+ and y-. */
export function Pallet({ load, ...place }: PalletProps) {
	const { z, x = 0, drive } = place;
	const top = rectangle(-HALF_LENGTH, HALF_LENGTH, -HALF_WIDTH, HALF_WIDTH);
	return (
		<>
			{load && (
				<LevelPanel at={[x, 0, z + load.height]} angle={drive?.angle}>
					<Faces ink={`${load.of}-top`} shapes={[top]} />
					{load.top}
				</LevelPanel>
			)}
			<LoadSides {...place}>
				{(pair, half) => {
					const pallet = { of: "wood", face: rectangle(-half, half, 0, PALLET_HEIGHT) } as const;
					const body = load && { of: load.of, face: rectangle(-half, half, PALLET_HEIGHT, load.height) };
					return (
						<>
							<Shaded pair={pair} drive={drive} faces={body ? [pallet, body] : [pallet]} />
							<Faces ink="opening" shapes={FORK_OPENINGS[pair]} />
							{load?.side(pair, half)}
						</>
					);
				}}
			</LoadSides>
		</>
	);
}

interface CartonLoadProps extends LoadProps {
	/** Layers of cartons: 5 by default. */
	readonly layers?: number;
	/** Inches. */
	readonly layerHeight?: number;
}

/** Cartons on a pallet, with tape and labels. Joints alternate by layer. */
export function CartonLoad({ layers = LAYERS, layerHeight = LAYER_HEIGHT, ...place }: CartonLoadProps) {
	const height = loadHeight(layers, layerHeight);
	const columns = [-16, 0, 16];
	const side = (pair: Pair, half: number) => {
		const joints = Array.from({ length: layers }, (_, layer) => {
			const [low, high] = [loadHeight(layer, layerHeight), loadHeight(layer + 1, layerHeight)];
			const isShifted = layer % 2 === layers % 2;
			const between = { long: isShifted ? [-12, 12] : [-8, 8], short: isShifted ? [0] : [-7, 7] };
			const below = line([-half, low], [half, low]);
			return [...(layer ? [below] : []), ...between[pair].map((u) => line([u, low], [u, high]))];
		}).flat();
		if (pair === "short") return <Lines ink="joint" shapes={joints} />;
		return (
			<>
				<Lines ink="tape" shapes={columns.map((u) => line([u, height - 0.6], [u, height - 3]))} />
				<Lines ink="joint" shapes={joints} />
				<Faces ink="label" shapes={columns.map((u) => rectangle(u - 6, u - 1, height - 7, height - 3))} />
			</>
		);
	};
	const [x, y] = [HALF_LENGTH, HALF_WIDTH];
	const top = (
		<>
			<Lines ink="tape" shapes={columns.map((u) => line([u, 1 - y], [u, y]))} />
			<Lines
				ink="joint"
				shapes={[...[-7, 7].map((v) => line([-x, v], [x, v])), ...[-8, 8].map((u) => line([u, -y], [u, y]))]}
			/>
		</>
	);
	return <Pallet {...place} load={{ of: "carton", height, side, top }} />;
}
