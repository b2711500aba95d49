import { describe, expect, it } from "vitest";
import { Faults } from "../faults.ts";
import { withNoRealPlayer } from "../player.ts";
import { onePageOfEachKind, pageOf, siteUrl } from "../site.ts";
import { expectSnapshot } from "../snapshot.ts";
import { whatIsLost } from "./reading.ts";
import { visit } from "./visit.ts";

/** The maximum number of sheets of paper for a page. */
const sheets = { home: 3, list: 2, product: 1, text: 1, error: 1, notice: 1 } as const;

/**
 * Runs in the page, and finds what has a dark or colored background, such as an arrow, that a
 * browser does not print.
 */
function missingBackgrounds(): readonly string[] {
	const elements = [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility());
	return ["", "::before", "::after"].flatMap((pseudo) =>
		elements.flatMap((element) => {
			const { backgroundColor, content, printColorAdjust } = getComputedStyle(element, pseudo);
			const [red = 0, green = 0, blue = 0, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
			const isShape = alpha > 0 && red + green + blue < 690 && (pseudo === "" || content !== "none");
			return isShape && printColorAdjust !== "exact"
				? [`${element.className}${pseudo} has no background`]
				: [];
		}),
	);
}

/** Opens each page once for all claims about it. */
async function lookAtPages() {
	const found = {
		sheets: new Faults(),
		text: new Faults(),
		inks: new Faults(),
		backgrounds: new Faults(),
		address: new Faults(),
	};
	for (const { path, kind } of onePageOfEachKind) {
		await using visited = await visit(path);
		const { page } = visited;
		const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: false })).toString("latin1");
		const count = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
		const isRight = count > 0 && count <= sheets[kind];
		found.sheets.add(path, isRight ? [] : [`${count} sheets, and not ${sheets[kind]} at most`]);
		await page.emulateMedia({ media: "print" });
		// A4 and A3 without their margins, in CSS pixels. Letter is between them.
		for (const width of [703, 1032]) {
			await page.setViewportSize({ width, height: 1000 });
			found.text.add(`${path} at ${width} px`, await whatIsLost(page));
		}
		const { text, inks } = await page.evaluate(() => ({
			text: document.body.innerText,
			inks: [...document.querySelectorAll("body, footer")].map((part) => getComputedStyle(part).color),
		}));
		const [inkOfPage, inkOfFooter = inkOfPage] = inks;
		found.inks.add(
			path,
			inkOfFooter === inkOfPage ? [] : [`${inkOfFooter} in the footer, ${inkOfPage} above`],
		);
		found.backgrounds.add(path, await page.evaluate(missingBackgrounds));
		const hasAddress = text.includes(siteUrl + path);
		const isWrong = hasAddress === /error|notice/.test(kind);
		found.address.add(path, isWrong ? [`its address is ${hasAddress ? "" : "not "}there`] : []);
	}
	return found;
}

describe("a page of each kind, on paper,", () => {
	let look: ReturnType<typeof lookAtPages> | undefined;
	const found = () => {
		look ??= lookAtPages();
		return look;
	};

	it("has few sheets of the smallest common size", async () => {
		expect((await found()).sheets.lines).toEqual([]);
	});

	it("has all of its text", async () => {
		expect((await found()).text.lines).toEqual([]);
	});

	it("has one color of ink", async () => {
		expect((await found()).inks.lines).toEqual([]);
	});

	it("has its arrows, nodes and legends, which are backgrounds", async () => {
		expect((await found()).backgrounds.lines).toEqual([]);
	});

	it("names its address, unless there is none", async () => {
		expect((await found()).address.lines).toEqual([]);
	});
});

it("a product's page prints its drawing and the text of its snapshot, but no controls", async () => {
	const { page } = await visit(pageOf("product").path);
	await page.emulateMedia({ media: "print" });
	expect(await page.getByRole("img").isVisible()).toBe(true);
	const text = withNoRealPlayer(await page.locator("body").innerText());
	await expectSnapshot(`${text.replace(/© \d{4}/, "© YEAR")}\n`, "snapshots/printed-product.txt");
});
