import { expect, it } from "vitest";
import { contrast, contrastWarnings } from "../../../assets/make/contrast.ts";
import { readTokens } from "../../../assets/make/tokens.ts";

it("In both schemes, each color has enough contrast", async () => {
	expect(contrastWarnings(await readTokens("."))).toEqual([]);
});

it("The contrast of two colors is that of WCAG", () => {
	expect(contrast("#fff", "#000")).toBe(21);
	expect(contrast("#777", "#fff")).toBeCloseTo(4.48);
	expect(contrast("red", "blue")).toBeCloseTo(2.15);
});
