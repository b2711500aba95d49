import { transform } from "lightningcss";
import { Problem } from "./problem.ts";
import { type Tokens, tokenSheet } from "./tokens.ts";

/** A color in CIE XYZ, whose Y is the luminance of WCAG: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function read(color: string) {
	let read = { y: 0, alpha: 1 };
	transform({
		filename: tokenSheet,
		code: Buffer.from(`a{color:color(from ${color} xyz x y z / alpha)}`),
		visitor: {
			Color(color) {
				if (typeof color === "object" && color.type === "xyz-d65") read = color;
			},
		},
	});
	return read;
}

/** The contrast of two opaque colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
	const [y1, y2] = [read(one).y, read(other).y];
	return (Math.max(y1, y2) + 0.05) / (Math.min(y1, y2) + 0.05);
}

/** The minimum contrast of the brand color, and what is wrong below it. `npm test` checks the other colors. */
const minimums = [
	{ front: "on-accent", back: "accent", minimum: 4.5, effect: "the texts of buttons are hard to read" },
	{ front: "on-accent", back: "accent-hover", minimum: 4.5, effect: "the texts of buttons are hard to read" },
	// Less than WCAG asks of a shape that has to be seen, because buttons have texts and moving parts have edges.
	{ front: "accent", back: "paper", minimum: 1.5, effect: "buttons and moving parts do not stand out" },
];

/**
 * Checks that the brand color can be seen, and that a text on it can be read.
 *
 * @returns a line for a color with too little contrast
 * @throws Problem for a color that is not opaque
 */
export function accentWarnings({ color }: Tokens): readonly string[] {
	const accent = color("accent");
	if (read(accent).alpha < 1) {
		throw new Problem(
			`The token --accent in ${tokenSheet} is transparent, so what is behind a button would show through. Write a color that is not, such as #ff6a13.`,
		);
	}
	for (const { front, back, minimum, effect } of minimums) {
		for (const scheme of ["light", "dark"] as const) {
			const ratio = contrast(color(front, scheme), color(back, scheme));
			if (ratio >= minimum) continue;
			return [
				`With --accent: ${accent} in ${tokenSheet}, ${effect} in the ${scheme} scheme: --${front} has a contrast of ${ratio.toFixed(1)} to --${back}, and should have ${minimum}. Choose a darker or a lighter color.`,
			];
		}
	}
	return [];
}
