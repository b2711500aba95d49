import type { SVGAttributes } from "react";
import { keysOf } from "../../content/model/keys.ts";

/** How shapes look. Colors are tokens of assets/styles/tokens.css, widths and dashes are in sheet units. */
export type Look = { readonly [Color in "fill" | "stroke"]?: string } & Readonly<
	Pick<
		SVGAttributes<SVGElement>,
		"strokeWidth" | "strokeDasharray" | "strokeLinecap" | "strokeLinejoin" | "strokeOpacity"
	>
>;

interface InkLook extends Look {
	/** Its class on pages: short, because every shape repeats it. */
	readonly letter: string;
}

/** What shapes are drawn with. Without an ink, a shape is a line in the color of the edges. */
export const inks = {
	// What solids are made of. The left side of a block is its y+ side, and the right one its x+ side.
	"carton-top": { letter: "k1", fill: "k1" },
	"carton-left": { letter: "k2", fill: "k2" },
	"carton-right": { letter: "k3", fill: "k3" },
	"wood-top": { letter: "w1", fill: "w1" },
	"wood-left": { letter: "w2", fill: "w2" },
	"wood-right": { letter: "w3", fill: "w3" },
	"housing-top": { letter: "m1", fill: "m1" },
	"housing-left": { letter: "m2", fill: "m2" },
	"housing-right": { letter: "m3", fill: "m3" },
	"steel-top": { letter: "s1", fill: "s1" },
	"steel-left": { letter: "s2", fill: "s2" },
	"steel-right": { letter: "s3", fill: "s3" },
	"frame-top": { letter: "d1", fill: "d1" },
	"frame-left": { letter: "d2", fill: "d2" },
	"frame-right": { letter: "d3", fill: "d3" },
	/** Parts that move, in the brand color. */
	"moving-top": { letter: "a1", fill: "a1" },
	"moving-left": { letter: "a2", fill: "a2" },
	"moving-right": { letter: "a3", fill: "a3" },

	// Faces.
	label: { letter: "b", fill: "m1", stroke: "none" },
	opening: { letter: "n", fill: "dark", stroke: "none" },
	shadow: { letter: "g", fill: "shade", stroke: "none" },
	hub: { letter: "h", fill: "s1" },
	film: { letter: "f", fill: "film", stroke: "film-edge" },
	roll: { letter: "r", fill: "roll" },
	"roll-end": { letter: "c", fill: "m1" },

	// Lines on parts.
	joint: { letter: "j", stroke: "kj" },
	tape: { letter: "t", stroke: "m1", strokeOpacity: 0.27, strokeWidth: 3 },
	produce: { letter: "o", stroke: "produce", strokeDasharray: "0 10", strokeWidth: 9 },
	detail: { letter: "k", stroke: "detail" },
	chain: { letter: "q", stroke: "detail", strokeDasharray: "2 2" },
	/** A dot for each unit of `pathLength`. */
	bolts: { letter: "i", stroke: "detail", strokeDasharray: "0.01 0.99", strokeWidth: 1.6 },
	"film-edge": { letter: "e", stroke: "film-edge", strokeWidth: 1.2 },
	/** Film gathered into a rope. */
	rope: { letter: "x", stroke: "roll", strokeLinecap: "butt", strokeWidth: 5 },

	// Annotations.
	/** An arrow that shows how something moves. */
	arrow: { letter: "v", stroke: "a2", strokeWidth: 2.5 },
	/** The part of such an arrow that is under a load. */
	"hidden-arrow": { letter: "u", stroke: "a2", strokeDasharray: "9 10", strokeWidth: 2.5 },
	/** Lines of measures, leaders of callouts, outlines of details. */
	dimension: { letter: "z", stroke: "dim" },
	tick: { letter: "tk", stroke: "ink", strokeWidth: 1.6 },
	/** A path or a place on the floor. */
	"floor-path": { letter: "y", stroke: "dim", strokeDasharray: "6 5" },
	axis: { letter: "ax", stroke: "dim", strokeDasharray: "14 3 2 3" },
	/** Where a callout points. The rim keeps it visible on dark steel. */
	dot: { letter: "dt", fill: "ink", stroke: "sheet", strokeWidth: 1.6 },
	/** The film between roll and load, seen from above. */
	web: { letter: "web", stroke: "roll", strokeWidth: 4 },
} as const satisfies Record<string, InkLook>;

/** What a shape is drawn with. */
export type Ink = keyof typeof inks;

/** What a solid is made of. */
export type Material = "carton" | "wood" | "housing" | "steel" | "frame" | "moving";

/** A face of a solid. */
export type Tone = `${Material}-${"top" | "left" | "right"}`;

interface Variation {
	/** The default look: of shapes without an ink, and of whatever an ink leaves out. */
	readonly lines: Look;
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

/** Drawings of other scales, by their class. */
const kinds = {
	"spot-drawing": { lines: { strokeWidth: 0.8 } },
	"load-drawing": {
		lines: { strokeWidth: 1.5 },
		inks: {
			arrow: { strokeWidth: 4 },
			dimension: { strokeWidth: 4 },
			"floor-path": { strokeWidth: 2.5 },
		},
	},
	/** In inches: one is five eighths of a pixel. */
	plan: {
		lines: { strokeWidth: 2.4 },
		inks: {
			arrow: { stroke: "a3", strokeWidth: 6 },
			"hidden-arrow": { stroke: "a3", strokeWidth: 6 },
			detail: { strokeWidth: 1.6 },
			joint: { strokeWidth: 1.6 },
			rope: { strokeDasharray: "5 2", strokeWidth: 7 },
		},
	},
	"site-plan": {
		lines: { stroke: "ink-2", strokeWidth: 2.5 },
		inks: {
			"housing-top": { fill: "sheet" },
			"housing-left": { fill: "rule" },
			"housing-right": { fill: "rule" },
			detail: { stroke: "dim", strokeWidth: 1.5 },
		},
	},
} as const satisfies Record<string, Variation>;

export type Kind = keyof typeof kinds;

/** Groups of a running machine, by their class. */
const groups: Readonly<Record<string, Variation>> = {
	/** Parts that a transform scales from inches. */
	inches: {
		lines: { strokeWidth: 0.45 },
		inks: {
			film: { strokeWidth: 0.55 },
			tape: { strokeWidth: 1.2 },
			bolts: { strokeWidth: 0.7 },
			"film-edge": { strokeWidth: 0.5 },
			rope: { strokeWidth: 2.1 },
			produce: { strokeDasharray: "0 4.5", strokeWidth: 4 },
		},
	},
	/** Dashes that move along film and rope. */
	"film-runs": { lines: { strokeDasharray: "5 7" }, inks: { rope: { strokeWidth: 1.6 } } },
};

/** The look of an ink in a kind of drawing. Without an ink, the default look. */
export function lookOf(ink: Ink | undefined, kind: Kind | undefined): Look {
	const variation: Variation | undefined = kind && kinds[kind];
	if (ink === undefined) return { ...drawing, ...variation?.lines };
	const { letter, ...look } = inks[ink];
	return { ...look, ...variation?.inks?.[ink] };
}

/** A look as declarations. */
function declared(look: Look): string {
	return Object.entries(look)
		.map(([property, value]) => {
			const isColor = (property === "fill" || property === "stroke") && value !== "none";
			const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
			return `${name}:${isColor ? `var(--${value})` : value};`;
		})
		.join("");
}

function inkRules(names: readonly Ink[], lookIn: (ink: Ink) => Look): string {
	return names.map((ink) => `.${inks[ink].letter}{${declared(lookIn(ink))}}`).join("");
}

function variationRules<Name extends string>(variations: Readonly<Record<Name, Variation>>): string {
	return keysOf(variations)
		.map((name) => {
			const { lines, inks: varied = {} } = variations[name];
			return `.${name}{${declared(lines)}${inkRules(keysOf(varied), (ink) => varied[ink] ?? {})}}`;
		})
		.join("");
}

const baseRules = inkRules(keysOf(inks), (ink) => lookOf(ink, undefined));

/** The style sheet of all drawings on pages. On small screens, their lines are wider. */
export const inkStyles = `@layer drawings{
.drawing{${declared(drawing)}${baseRules}@media (width < 40rem){stroke-width:1.4}}
${variationRules(kinds)}}`;

/** The style sheet of what only running machines have. */
export const runningInkStyles = `@layer drawings{${variationRules(groups)}}`;
