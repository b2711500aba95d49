import type { FloorPoint } from "./geometry/projection.ts";

// Inches that several drawings share. Those of one drawing are in its file.

/** Half the length of the standard 48 x 40 in pallet, along x. */
export const HALF_LENGTH = 24;
/** Half its width, along y. */
export const HALF_WIDTH = 20;
/** Height of the pallet. */
export const PALLET_HEIGHT = 5.6;

/** How many layers most loads of cartons have. */
export const LAYERS = 5;
/** Height of such a layer. */
export const LAYER_HEIGHT = 11.2;
/** Height of such a load with its pallet. */
export const LOAD_HEIGHT = loadHeight(LAYERS);

/** Height of a load of cartons with its pallet. */
export function loadHeight(layers: number, layerHeight = LAYER_HEIGHT): number {
	return PALLET_HEIGHT + layers * layerHeight;
}

/**
 * The sides of a load: y+, x+, y- and x-, in the order in which a roll that moves from left to
 * right covers them.
 */
export const SIDES = ["front", "right", "back", "left"] as const;
export type Side = (typeof SIDES)[number];

/** The corner at which a roll that moves from left to right ends each side. */
export const CORNERS = {
	front: [HALF_LENGTH, HALF_WIDTH],
	right: [HALF_LENGTH, -HALF_WIDTH],
	back: [-HALF_LENGTH, -HALF_WIDTH],
	left: [-HALF_LENGTH, HALF_WIDTH],
} as const satisfies Record<Side, FloorPoint>;

/** Width of the film on the roll. */
export const FILM_WIDTH = 20;
/**
 * The length at which film in the air is drawn. Its pose scales it to fit between the roll and the
 * load.
 */
export const FILM_LENGTH = 40;

/** Top of the rollers of a conveyor for pallets. */
export const CONVEYOR_TOP = 14;
/** Half the width of a conveyor for pallets. */
export const CONVEYOR_HALF_WIDTH = 22;
/** How far the conveyors beside a machine reach, from its middle. */
export const CONVEYOR_END = 88;
/** The ends of the conveyors on a poster: outside of the picture. */
export const CONVEYOR_ENDS_ON_POSTER = { from: -252, to: 200 };
/** How far loads travel on both sides of the middle of a running machine: beyond every poster. */
export const LOAD_TRAVEL = 300;

/** From the rim of a table to the foot of its loading ramp. */
export const RAMP = 24;
