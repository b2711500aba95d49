import { describe, expect, it } from "vitest";
import { makeFontSheet } from "../../../../pages/generator/assets/fonts/font-sheet.ts";
import { loadLettering } from "../../../../pages/generator/assets/fonts/lettering.ts";
import { makeStyles } from "../../../../pages/generator/assets/styles/styles.ts";

const palette = { ink: ["#111", "#eee"] } as const;

describe("the style sheets of the site", async () => {
	const fonts = { headline: "/a(b)/h.woff2", stretch: "/a(b)/s.woff2" };
	const { pageStyles, print } = await makeStyles(palette, makeFontSheet(await loadLettering(""), fonts));

	it("have the addresses of the fonts, whatever the base path", () => {
		const links = pageStyles("").match(/(?<=src:url\()\S+?\.woff2/g);
		expect(links?.map((link) => link.replaceAll("\\", ""))).toEqual([fonts.headline, fonts.stretch]);
	});

	it("have rules for print alone in the print sheet, in layers of the same order", () => {
		expect(pageStyles("")).not.toMatch(/@media (?:only )?print\b(?!,)/);
		expect(`${print.contents}`).toMatch(
			/^@layer reset,tokens,base,layout,components,drawings;@layer modes\{@media print\{/,
		);
	});
});
