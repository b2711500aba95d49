import type { SVGAttributes } from "react";
import type { ColorName } from "../../../content/site/palette.ts";

/** How shapes look. Widths and dashes are in sheet units. */
export type Look = { readonly [Paint in "fill" | "stroke"]?: ColorName | "none" } & Readonly<
	Pick<
		SVGAttributes<SVGElement>,
		"strokeWidth" | "strokeDasharray" | "strokeLinecap" | "strokeLinejoin" | "strokeOpacity"
	>
>;

/** The looks of shapes by name. Without an ink, a shape is a line in the color of the edges. */
const inks = {
	// Materials of solids. The left side of a block is its y+ side, and the right one its x+ side.
	"carton-top": { fill: "k1" },
	"carton-left": { fill: "k2" },
	"carton-right": { fill: "k3" },
	"wood-top": { fill: "w1" },
	"wood-left": { fill: "w2" },
	"wood-right": { fill: "w3" },
	"housing-top": { fill: "m1" },
	"housing-left": { fill: "m2" },
	"housing-right": { fill: "m3" },
	"steel-top": { fill: "s1" },
	"steel-left": { fill: "s2" },
	"steel-right": { fill: "s3" },
	"frame-top": { fill: "d1" },
	"frame-left": { fill: "d2" },
	"frame-right": { fill: "d3" },
	/** Parts that move, in the brand color. */
	"moving-top": { fill: "a1" },
	"moving-left": { fill: "a2" },
	"moving-right": { fill: "a3" },

	// Faces.
	label: { fill: "m1", stroke: "none" },
	opening: { fill: "dark", stroke: "none" },
	shadow: { fill: "shade", stroke: "none" },
	hub: { fill: "s1" },
	film: { fill: "film", stroke: "film-edge" },
	roll: { fill: "roll" },
	"roll-end": { fill: "m1" },

	// Lines on parts.
	joint: { stroke: "kj" },
	tape: { stroke: "m1", strokeOpacity: 0.27, strokeWidth: 3 },
	produce: { stroke: "produce", strokeDasharray: "0 10", strokeWidth: 9 },
	detail: { stroke: "detail" },
	chain: { stroke: "detail", strokeDasharray: "2 2" },
	/** A dot for each unit of `pathLength`. */
	bolts: { stroke: "detail", strokeDasharray: "0.01 0.99", strokeWidth: 1.6 },
	"film-edge": { stroke: "film-edge", strokeWidth: 1.2 },
	/** Film gathered into a rope. */
	rope: { stroke: "roll", strokeLinecap: "butt", strokeWidth: 5 },
	/** Dashes that move along a rope. */
	"rope-dash": { stroke: "roll", strokeLinecap: "butt", strokeWidth: 1.6 },

	// Annotations.
	/** An arrow that shows how something moves. */
	arrow: { stroke: "a2", strokeWidth: 2.5 },
	/** The part of such an arrow that is under a load. */
	"hidden-arrow": { stroke: "a2", strokeDasharray: "9 10", strokeWidth: 2.5 },
	/** Dimension lines, leaders of callouts, outlines of details. */
	dimension: { stroke: "dim" },
	tick: { stroke: "ink", strokeWidth: 1.6 },
	/** A path or a place on the floor. */
	"floor-path": { stroke: "dim", strokeDasharray: "6 5" },
	axis: { stroke: "dim", strokeDasharray: "14 3 2 3" },
	/** Where a callout points. The rim keeps it visible on dark steel. */
	dot: { fill: "ink", stroke: "sheet", strokeWidth: 1.6 },
	/** A football field, for comparison. */
	field: { fill: "field" },
	/** The film between roll and load, seen from above. */
	web: { stroke: "roll", strokeWidth: 4 },
} as const satisfies Record<string, Look>;

/** The name of a look in the table above. */
export type Ink = keyof typeof inks;

/** What a solid is made of. */
export type Material = "carton" | "wood" | "housing" | "steel" | "frame" | "moving";

interface Variation {
	/** The default look: of shapes without an ink, and of whatever an ink leaves out. */
	readonly defaultLook: Look;
	/** What differs from the table of inks. */
	readonly inks?: Partial<Readonly<Record<Ink, Look>>>;
}

/** The default look of every drawing. */
const drawing: Look = {
	fill: "none",
	stroke: "edge",
	strokeLinecap: "round",
	strokeLinejoin: "round",
};

/** Drawings of other scales, and groups of a running machine. */
const variants = {
	"spot-drawing": { defaultLook: { strokeWidth: 0.8 } },
	"load-drawing": {
		defaultLook: { strokeWidth: 1.5 },
		inks: {
			arrow: { strokeWidth: 4 },
			dimension: { strokeWidth: 4 },
			"floor-path": { strokeWidth: 2.5 },
		},
	},
	/** In inches: one is five eighths of a pixel. */
	plan: {
		defaultLook: { strokeWidth: 2.4 },
		inks: {
			arrow: { stroke: "a3", strokeWidth: 6 },
			"hidden-arrow": { stroke: "a3", strokeWidth: 6 },
			detail: { strokeWidth: 1.6 },
			joint: { strokeWidth: 1.6 },
			rope: { strokeDasharray: "5 2", strokeWidth: 7 },
		},
	},
	"site-plan": {
		defaultLook: { strokeWidth: 1.5 },
		inks: {
			"housing-top": { fill: "sheet" },
			"housing-left": { fill: "rule" },
			"housing-right": { fill: "rule" },
			detail: { stroke: "rule" },
			/** Parked cars. */
			"floor-path": { strokeDasharray: "3 4", strokeWidth: 7, strokeLinecap: "butt" },
		},
	},
	/** Parts of a running machine that a transform scales from inches. */
	inches: {
		defaultLook: { strokeWidth: 0.45 },
		inks: {
			film: { strokeWidth: 0.55 },
			tape: { strokeWidth: 1.2 },
			bolts: { strokeWidth: 0.7 },
			"film-edge": { strokeWidth: 0.5 },
			rope: { strokeWidth: 2.1 },
			produce: { strokeDasharray: "0 4.5", strokeWidth: 4 },
		},
	},
} as const satisfies Record<string, Variation>;

/** The name of a variant of the inks, for drawings of another scale. */
export type Variant = keyof typeof variants;

/**
 * The default look of a variant: of shapes without an ink, and of whatever an ink leaves
 * out.
 */
export function defaultLookOf(variant?: Variant): Look {
	return { ...drawing, ...(variant && variants[variant].defaultLook) };
}

/** The look of an ink in a variant. */
export function lookOf(ink: Ink, variant?: Variant): Look {
	const differences: Variation | undefined = variant && variants[variant];
	return { ...inks[ink], ...differences?.inks?.[ink] };
}
