import * as z from "zod/mini";
import { type Colors, paletteOf } from "../model/palette.ts";
import { entries, lineThat, type Mistake, name, sentence } from "./rules.ts";

const hexadecimal = lineThat(
	(value) => /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value),
	"is not a hexadecimal color",
	'a hexadecimal color, such as "#1d4ed8"',
);

const notColor = sentence("is not a color", 'one such as "#1d4ed8", or a light and a dark one: ["…", "…"]');

const color = z.union([hexadecimal, z.readonly(z.tuple([hexadecimal, hexadecimal], notColor))], notColor);

export const accent = lineThat(
	(value) => /^#[\da-f]{6}$/i.test(value),
	"is not a six-digit color",
	'"#" and six digits or letters from a to f, such as "#1d4ed8"',
);

export const colors = entries(name, color);

export type Color = z.infer<typeof color>;

const grounds = ["paper", "sheet", "kraft"];
const withoutKraft = ["paper", "sheet"];
/** Dark in both schemes. */
const night = ["night", "foot"];

/** The minimum contrast of text is 7, of links and buttons 4.5, and of graphics 3. */
const minimums = [
	{ front: "ink", minimum: 7, backs: grounds, inDark: night },
	{ front: "ink-2", minimum: 7, backs: withoutKraft, inDark: night },
	{ front: "link", minimum: 4.5, backs: grounds, inDark: night },
	{ front: "on-accent", minimum: 4.5, backs: ["accent", "accent-hover"], inDark: [] },
	{ front: "focus", minimum: 3, backs: grounds, inDark: night },
	{ front: "dim", minimum: 3, backs: withoutKraft, inDark: [] },
	// Less than WCAG asks of a shape that has to be seen, because buttons have words and moving parts have edges.
	{ front: "accent", minimum: 1.5, backs: ["paper"], inDark: [] },
];

/** The relative luminance of a hexadecimal color: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
	const digits = color.length < 6 ? color.replace(/[\da-f]/gi, "$&$&") : color;
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
		const part = Number.parseInt(digits.slice(place, place + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two opaque colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastRatio(one: string, other: string): number {
	const [a, b] = [luminance(one), luminance(other)];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Finds colors with too little contrast. Mistakes in derived colors are reported for the brand color. */
export function lowContrast(content: Colors): readonly Mistake[] {
	const palette = paletteOf(content);
	const mistakes: Mistake[] = [];
	for (const scheme of ["light", "dark"] as const) {
		for (const { front, minimum, backs, inDark } of minimums) {
			for (const back of scheme === "dark" ? [...backs, ...inDark] : backs) {
				const [color, ground] = [palette.get(front)?.[scheme], palette.get(back)?.[scheme]];
				const ratio = color && ground ? contrastRatio(color, ground) : minimum;
				if (ratio >= minimum) continue;
				const isOwn = front in content.colors;
				const key = isOwn ? ["colors", front] : ["accent"];
				const verb = key.includes(front) ? "has" : `gives ${front}`;
				const wrong = `${verb} a contrast ratio of ${ratio.toFixed(1)}:1 against ${back} in the ${scheme} scheme`;
				const allowed = `a darker or lighter ${isOwn ? `${front} or ${back}` : "color"}, with a contrast ratio of at least ${minimum}:1`;
				const value = content.colors[front] ?? content.accent;
				mistakes.push({ value, path: ["content/colors.ts", ...key], message: sentence(wrong, allowed) });
			}
		}
	}
	return mistakes;
}
