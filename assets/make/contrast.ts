import { transform } from "lightningcss";
import { Problem } from "./problem.ts";
import { tokenSheet } from "./token-mistakes.ts";
import type { Tokens } from "./tokens.ts";

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
function contrast(one: string, other: string): number {
	const [y1, y2] = [read(one).y, read(other).y];
	return (Math.max(y1, y2) + 0.05) / (Math.min(y1, y2) + 0.05);
}

const grounds = ["paper", "sheet", "kraft"];
const withoutKraft = ["paper", "sheet"];
/** Dark in both schemes. */
const night = ["night", "foot"];
const buttons = ["accent", "accent-hover"];

/** The minimum contrast of text is 7, of links and buttons 4.5, and of graphics 3. */
const minimums = [
	{ front: "ink", minimum: 7, backs: grounds, inDark: night },
	{ front: "ink-2", minimum: 7, backs: withoutKraft, inDark: night },
	{ front: "link", minimum: 4.5, backs: grounds, inDark: night },
	{ front: "on-accent", minimum: 4.5, backs: buttons, inDark: [] },
	{ front: "focus", minimum: 3, backs: grounds, inDark: night },
	{ front: "dim", minimum: 3, backs: withoutKraft, inDark: [] },
	// Less than WCAG asks of a shape that has to be seen, because buttons have texts and moving parts have edges.
	{ front: "accent", minimum: 1.5, backs: ["paper"], inDark: [] },
];

/**
 * Checks that visitors can see the brand color, and can read every text.
 *
 * @returns a line for each pair of colors with too little contrast
 * @throws Problem for a brand color that is not opaque
 */
export function contrastWarnings({ color }: Tokens): readonly string[] {
	if (read(color("accent")).alpha < 1) {
		throw new Problem(
			`The token --accent in ${tokenSheet} is transparent, so what is behind a button would show through. Write a color that is not, such as #ff6a13.`,
		);
	}
	return minimums.flatMap(({ front, minimum, backs, inDark }) =>
		(["light", "dark"] as const).flatMap((scheme) =>
			[...backs, ...(scheme === "dark" ? inDark : [])].flatMap((back) => {
				const ratio = contrast(color(front, scheme), color(back, scheme));
				return ratio < minimum
					? `${tokenSheet}: in the ${scheme} scheme, --${front} has a contrast of ${ratio.toFixed(1)} to --${back}. It needs ${minimum}, or visitors cannot see it well. Choose a darker or a lighter color.`
					: [];
			}),
		),
	);
}
