/**
 * The view box of a poster, which has room for callouts: how far it reaches to the left of the
 * middle of the load's footprint, and above it, and how large it is. Sheet units.
 */
export const poster = { left: 424, above: 335, width: 800, height: 450 };
/** The view box of a bare machine, cropped more closely. It is as high as a poster. */
export const bare = { left: 230, above: poster.above, width: 460, height: poster.height };

/** The size of all plans, which appear side by side. Inches. */
export const plan = { width: 160, height: 172 };
/** The size of all spot drawings, which appear side by side. Sheet units. */
export const spot = { width: 210, height: 170 };
/** The ratio of all drawings of loads, which appear side by side. */
export const load = { width: 4, height: 3 };

/** The `viewBox` of each kind of drawing. */
export const viewBoxes = {
	poster: `${-poster.left} ${-poster.above} ${poster.width} ${poster.height}`,
	bare: `${-bare.left} ${-bare.above} ${bare.width} ${bare.height}`,
	plan: `-80 -93 ${plan.width} ${plan.height}`,
	spot: (left: number, top: number) => `${left} ${top} ${spot.width} ${spot.height}`,
	loadingMethod: "-390 -90 516 290",
	load: (left: number, top: number, width: number) =>
		`${left} ${top} ${width} ${(width * load.height) / load.width}`,
};

/** A square of 2 ft on the floor of a machine. Sheet units. */
export const floorSquare = { width: 96, height: 48 };

/** Of the width that a poster adds to a bare drawing, the fraction on the left. */
export const leftShareOfPoster = (poster.left - bare.left) / (poster.width - bare.width);
