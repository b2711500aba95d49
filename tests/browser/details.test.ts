import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { productPath } from "../../content/model/routes.ts";
import { machineTypes } from "../../content/pages.ts";
import { siteUrl } from "../site.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing =
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

async function leftOf(page: Page, selector: string): Promise<number> {
	return page
		.locator(selector)
		.first()
		.evaluate((element) => element.getBoundingClientRect().left);
}

describe("the machine types of the home page", () => {
	it("lead to a page from their drawings and headings", async () => {
		await using visitor = await visit("/");
		const { page } = visitor;
		for (let place = 0; place < machineTypes.length; place++) {
			const entry = page.locator(".machine-types > li").nth(place);
			await entry.scrollIntoViewIfNeeded();
			const targets = await entry.evaluate((element) =>
				["svg", "h3", "p"].map((part) => {
					const { x, y, width, height } =
						element.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
					return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a")?.pathname;
				}),
			);
			expect(targets[0]).toMatch(/^\/products\//);
			expect(new Set(targets).size).toBe(1);
		}
		expect(await page.locator(".machine-types > li").first().locator("a").count()).toBe(2);
	});

	it("lead from a drawing to the machine that it shows, and keep the other links apart", async () => {
		await using visitor = await visit("/");
		const { page } = visitor;
		const standard = page.locator(".machine-types > li").filter({ hasText: "See the X0PS" });
		await standard.locator("svg").click({ force: true });
		await page.waitForURL(`**${productPath("x1")}`);
		await page.goBack();
		await standard.getByRole("link", { name: "See the X0PS" }).click();
		await page.waitForURL(`**${productPath("x0ps")}`);
	});
});

it.each(["/", "/products/automatic-wrappers/", "/products/x1/"])(
	"The second columns of %s begin where the footer's second column does",
	async (path) => {
		await using visitor = await visit(path, { viewport: { width: 1440, height: 900 } });
		const second = await leftOf(visitor.page, ".footer .thirds > :nth-child(2)");
		const column = path === "/" ? ".contact .split > :nth-child(2)" : ".terms .split > :nth-child(2), .video";
		expect(Math.abs((await leftOf(visitor.page, column)) - second)).toBeLessThan(1);
	},
);

it("The footer has two columns at 600 px", async () => {
	await using visitor = await visit("/partners/", { viewport: { width: 600, height: 800 } });
	const [links, contact] = await Promise.all(
		[2, 3].map((place) =>
			visitor.page.locator(`.footer .thirds > :nth-child(${place})`).evaluate((column) => {
				const { left, top } = column.getBoundingClientRect();
				return { left, top };
			}),
		),
	);
	expect(contact?.top).toBe(links?.top);
	expect(contact?.left).toBeGreaterThan(links?.left ?? 999);
});

it.each(["x0ps", "x1", "vented-wrap"] as const)(
	"The page of %s has a neighbour on both sides",
	async (id) => {
		await using visitor = await visit(productPath(id));
		expect(
			await visitor.page.getByRole("navigation", { name: "More machines" }).getByRole("link").count(),
		).toBe(2);
	},
);

it("With the text spacing of WCAG 1.4.12, a small phone shows all of the band's words", async () => {
	await using visitor = await visit("/", { viewport: { width: 320, height: 800 }, bypassCSP: true });
	const { page } = visitor;
	await page.addStyleTag({ content: textSpacing });
	const [words, band] = await Promise.all(
		[".dimension span", ".band"].map((selector) => page.locator(selector).boundingBox()),
	);
	expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((band?.y ?? 0) + (band?.height ?? 0));
});

describe("cards that rise", () => {
	it("are where a link that jumps to them expects them", async () => {
		await using visitor = await visit("/products/automatic-wrappers/#s300-in-line", {
			viewport: { width: 1280, height: 800 },
			reducedMotion: "no-preference",
		});
		await visitor.page.waitForTimeout(900);
		const top = await visitor.page
			.locator("#s300-in-line")
			.evaluate((card) => card.getBoundingClientRect().top);
		expect(Math.abs(top - 88)).toBeLessThan(1);
	});

	it("are left alone by a late script when any part of them is in view", async () => {
		await using visitor = await visit("/products/automatic-wrappers/", { reducedMotion: "no-preference" });
		const { page } = visitor;
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/*.js", async (route) => {
			await released;
			await route.fallback();
		});
		await page.goto(`${siteUrl}/products/automatic-wrappers/`, { waitUntil: "commit" });
		const card = page.locator(".stagger > *").nth(1);
		await card.waitFor();
		await card.evaluate((element) =>
			scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight + 40),
		);
		release();
		await page.waitForFunction(() => document.querySelector("[popover]") === null);
		await page.waitForTimeout(300);
		expect(await card.evaluate((element) => element.className)).not.toContain("is-waiting");
	});
});

describe("the home page, printed", () => {
	it("begins its text at the margin, and keeps the lines that are backgrounds", async () => {
		await using visitor = await visit("/", { viewport: { width: 726, height: 1000 } });
		const { page } = visitor;
		await page.emulateMedia({ media: "print" });
		expect(await leftOf(page, ".hero__headline")).toBe(await leftOf(page, "#innovation"));
		for (const selector of [".dimension", ".shipping-label"]) {
			const adjust = await page
				.locator(selector)
				.evaluate((element) => getComputedStyle(element).getPropertyValue("print-color-adjust"));
			expect(adjust).toBe("exact");
		}
	});
});

it.each(["light", "dark"] as const)(
	"Without its picture, the band's ground is paper, as its label's is, in the %s scheme",
	async (colorScheme) => {
		await using visitor = await visit("/", { imagesOff: true, colorScheme });
		const { page } = visitor;
		const band = page.locator(".band");
		await band.scrollIntoViewIfNeeded();
		const { data, info } = await sharp(await band.screenshot())
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		const counts = new Map<string, number>();
		for (let at = 0; at < data.length; at += info.channels) {
			const colour = data.subarray(at, at + 3).join();
			counts.set(colour, (counts.get(colour) ?? 0) + 1);
		}
		const [[ground = ""] = []] = [...counts].sort(([, a], [, b]) => b - a);
		const label = await page
			.locator(".dimension span")
			.evaluate((element) => getComputedStyle(element).backgroundColor);
		expect(label).toBe(`rgb(${ground.replaceAll(",", ", ")})`);
	},
);

it("The arrow of a link that opens a tab points out of the site", async () => {
	await using visitor = await visit("/partners/");
	const arrow = visitor.page
		.getByRole("link", { name: /Visit Website/ })
		.evaluate((link) => getComputedStyle(link, "::after").rotate);
	expect(await arrow).toBe("-45deg");
});
