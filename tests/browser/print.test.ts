import { describe, expect, it } from "vitest";
import { withNoRealPlayer } from "../player.ts";
import { onePageOfEachKind, pageOf, siteUrl } from "../site.ts";
import { expectSnapshot } from "../snapshot.ts";
import { whatIsLost } from "./reading.ts";
import { visit } from "./visit.ts";

/** The maximum number of sheets of paper for a page. */
const sheets = { home: 3, list: 2, product: 1, text: 1, error: 1, notice: 1 } as const;

describe.each(onePageOfEachKind)("$path on paper", ({ path, kind }) => {
	it(`has at most ${sheets[kind]} sheets of the smallest common size`, async () => {
		const { page } = await visit(path);
		const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: false })).toString("latin1");
		expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets[kind]);
	});

	it("has all of its text, in one color of ink", async () => {
		const { page } = await visit(path);
		await page.emulateMedia({ media: "print" });
		// A4 and A3 without their margins, in CSS pixels. Letter is between them.
		for (const width of [703, 1032]) {
			await page.setViewportSize({ width, height: 4000 });
			expect(await whatIsLost(page), `${width} px wide`).toEqual([]);
		}
		const [inkOfPage, inkOfFooter = inkOfPage] = await page
			.locator("body, footer")
			.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
		expect(inkOfFooter, "the color of the footer's words").toBe(inkOfPage);
	});

	it("names its address, unless there is none", async () => {
		const { page } = await visit(path);
		await page.emulateMedia({ media: "print" });
		const text = await page.locator("body").innerText();
		expect(text.includes(siteUrl + path)).toBe(!/error|notice/.test(kind));
	});
});

it("a product's page prints its drawing and the text of its snapshot, but no controls", async () => {
	const { page } = await visit(pageOf("product").path);
	await page.emulateMedia({ media: "print" });
	expect(await page.getByRole("img").isVisible()).toBe(true);
	const text = withNoRealPlayer(await page.locator("body").innerText());
	await expectSnapshot(`${text.replace(/© \d{4}/, "© YEAR")}\n`, "snapshots/printed-product.txt");
});
