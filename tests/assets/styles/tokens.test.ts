import { expect, it } from "vitest";
import { contrast } from "../../../assets/make/contrast.ts";
import { readTokens } from "../../../assets/make/tokens.ts";

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

it.each(["light", "dark"] as const)("In the %s scheme, each color has enough contrast", (scheme) => {
	for (const { front, minimum, backs, inDark } of minimums) {
		for (const back of scheme === "dark" ? [...backs, ...inDark] : backs) {
			const ratio = contrast(color(front, scheme), color(back, scheme));
			expect.soft(ratio, `--${front} on --${back}`).toBeGreaterThanOrEqual(minimum);
		}
	}
});

it("The contrast of two colors is that of WCAG", () => {
	expect(contrast("#fff", "#000")).toBe(21);
	expect(contrast("#777", "#fff")).toBeCloseTo(4.48);
	expect(contrast("red", "blue")).toBeCloseTo(2.15);
});
