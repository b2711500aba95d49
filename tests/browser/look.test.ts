import { describe, it } from "vitest";
import { readPixels } from "../drawings/pixels.ts";
import { expectReference } from "../references.ts";
import { onePageOfEachKind } from "../site.ts";
import { setStyles, visit } from "./visit.ts";

/**
 * Draws the box of each element in the color of its text, in place of the text, and sets all text
 * in the site's own font, so that a picture does not depend on the fonts of the computer, or on how
 * a version of Chromium draws letters.
 */
const boxes = `
	:root { --text: Headline; --mono: Headline }
	body :not(svg *) { outline: 4px solid !important; outline-offset: -4px !important }
	* { -webkit-text-fill-color: #0000 !important }
	@media (forced-colors: active) { * { -webkit-text-fill-color: Canvas !important } }
	text { visibility: hidden }
`;

/** The copyright line has the visitor's year. */
const inYearOfBuild = () => {
	Date.prototype.getFullYear = () => 2026;
};

const views = [
	["wide", { width: 1440, height: 900 }, { colorScheme: "light", forcedColors: "none" }],
	["phone", { width: 390, height: 844 }, { colorScheme: "dark", forcedColors: "none" }],
	["forced", { width: 1024, height: 900 }, { colorScheme: "light", forcedColors: "active" }],
] as const;

describe("the look of a page", () => {
	// Once in 20 runs on a busy computer, Chromium paints the edges of a Run button as if it were a
	// layer of its own.
	const busy = { retry: 3 };
	it.each(onePageOfEachKind)("is as in its reference pictures: $kind", busy, async ({ path, kind }) => {
		const { page } = await visit(path, { deviceScaleFactor: 0.25, watch: inYearOfBuild });
		await setStyles(page, boxes);
		for (const [view, size, media] of views) {
			await page.setViewportSize(size);
			await page.emulateMedia(media);
			const picture = await readPixels(await page.screenshot({ fullPage: true }));
			// In forced colors, up to 18 pixels depend on the version of Chromium.
			await expectReference(`${view}-${kind}`, picture, 0, 20);
		}
	});
});
