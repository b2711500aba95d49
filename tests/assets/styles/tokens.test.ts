import sharp from "sharp";
import { expect, it } from "vitest";
import { readTokens } from "../../../assets/make/tokens.ts";

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, which is the Y of CIE XYZ */
async function luminanceOf(color: string): Promise<number> {
	const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: color } });
	const xyz = await pixel.toColourspace("xyz").raw({ depth: "float" }).toBuffer();
	return xyz.readFloatLE(4) / 100;
}

async function contrast(front: string, back: string): Promise<number> {
	const [low = 0, high = 0] = [await luminanceOf(front), await luminanceOf(back)].sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

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
];

const { color } = await readTokens(".");

it.each(["light", "dark"] as const)("In the %s scheme, each color has enough contrast", async (scheme) => {
	for (const { front, minimum, backs, inDark } of minimums) {
		for (const back of scheme === "dark" ? [...backs, ...inDark] : backs) {
			const ratio = await contrast(color(front, scheme), color(back, scheme));
			expect.soft(ratio, `--${front} on --${back}`).toBeGreaterThanOrEqual(minimum);
		}
	}
});
