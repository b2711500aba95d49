import { short } from "./path.ts";

/**
 * The view boxes of machines: how far they reach to the left of the middle of the load's footprint,
 * and above it, and how large they are. Sheet units.
 */
const above = 335;
const height = 450;
const poster = { left: 460, width: 800 };
const bare = { left: 230, width: 460 };

/**
 * The size of all plans and of all spot drawings, and the ratio of all drawings of loads: they
 * appear side by side.
 */
const plan = { width: 160, height: 172 };
const spot = { width: 210, height: 170 };
const load = { width: 4, height: 3 };

/**
 * A poster has room for callouts. A bare machine is cropped more closely. The rest are small
 * drawings.
 */
export const viewBoxes = {
	poster: `${-poster.left} ${-above} ${poster.width} ${height}`,
	bare: `${-bare.left} ${-above} ${bare.width} ${height}`,
	plan: `-80 -93 ${plan.width} ${plan.height}`,
	spot: (left: number, top: number) => `${left} ${top} ${spot.width} ${spot.height}`,
	load: (left: number, top: number, width: number) =>
		`${left} ${top} ${width} ${(width * load.height) / load.width}`,
};

const percent = (fraction: number): string => `${short(100 * fraction, 2)}%`;

/** A square of 2 ft on the floor of a machine, in sheet units. */
const square = { width: 96, height: 48 };

/**
 * The same numbers in CSS, for the components that show drawings: the ratio of a poster and how far
 * across it the middle of the load is; the ratio of a bare machine, and the squares of a floor
 * around that middle; the ratios of small drawings.
 */
export const viewBoxStyles = `@layer components{
.video{--poster:${poster.width}/${height};--middle:${percent(poster.left / poster.width)}}
.machine-sheet__floor{aspect-ratio:${bare.width}/${height}}
.machine-sheet__plan{aspect-ratio:${plan.width}/${plan.height}}
.why-choose__drawing{aspect-ratio:${spot.width}/${spot.height}}
.chooser__load{aspect-ratio:${load.width}/${load.height}}
.machine-sheet__floor::before{
background-position:${percent((bare.left % square.width) / (bare.width - square.width))} ${percent((above % square.height) / (height - square.height))};
background-size:${percent(square.width / bare.width)} ${percent(square.height / height)}}}`;

/**
 * Of the width that a poster adds to a bare drawing, the fraction on the left. Both have the same
 * height.
 */
export const leftShareOfPoster = (poster.left - bare.left) / (poster.width - bare.width);
