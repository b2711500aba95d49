import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();

/** When each card of a group begins to fade in, as the page is styled. */
function delays(page: Page, group: string): Promise<readonly string[]> {
	return page
		.locator(`${group} > *`)
		.evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
}

/** Marks, at each frame, how many animations there are and how visible the cards are. */
function markMotion(): void {
	requestAnimationFrame(markMotion);
	const opacities = new Set(
		[...document.querySelectorAll(".stagger > *")].map((card) => getComputedStyle(card).opacity),
	);
	if (opacities.size > 0) {
		performance.mark(
			`${document.getAnimations().length} animations, opacity ${[...opacities].join(" and ")}`,
		);
	}
}

const moving = { reducedMotion: "no-preference" } as const;

describe("the staggered fade", () => {
	it("starts the home page's cards 100 ms apart", async () => {
		await using visitor = await visit("/", { ...moving, javaScriptEnabled: false });
		expect(await delays(visitor.page, ".why-choose .stagger")).toEqual(["0s", "0.1s", "0.2s"]);
		expect(await delays(visitor.page, ".machine-types")).toEqual([
			"0s",
			"0.1s",
			"0.2s",
			"0.3s",
			"0.4s",
			"0.5s",
		]);
	});

	it("starts the items of a list 0.1 s apart", async () => {
		await using visitor = await visit("/products/automatic-wrappers/", {
			...moving,
			javaScriptEnabled: false,
		});
		expect(await delays(visitor.page, ".stagger")).toEqual(["0s", "0.1s", "0.2s"]);
	});

	it("holds back what is below the fold, and releases it in order as it comes into view", async () => {
		await using visitor = await visit("/", moving);
		const { page } = visitor;
		const cards = page.locator(".why-choose .stagger > *");
		await page.waitForTimeout(300);
		expect(await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).opacity))).toEqual([
			"0",
			"0",
			"0",
		]);
		await cards.first().evaluate((card) => card.scrollIntoView({ block: "center" }));
		await page.waitForFunction(() => document.querySelectorAll(".why-choose .is-waiting").length === 0);
		expect(await delays(page, ".why-choose .stagger")).toEqual(["0s", "0.1s", "0.2s"]);
		await page.waitForFunction(() =>
			[...document.querySelectorAll(".why-choose .stagger > *")].every(
				(card) => getComputedStyle(card).opacity === "1",
			),
		);
	});

	it("never hides what can be seen already", async () => {
		await using visitor = await visit("/products/robot-wrappers/", moving);
		const first = visitor.page.locator(".stagger > *").first();
		for (let look = 0; look < 8; look++) {
			expect(Number(await first.evaluate((card) => getComputedStyle(card).opacity))).toBeGreaterThan(0);
			await visitor.page.waitForTimeout(40);
		}
	});

	it.each(["/", "/products/robot-wrappers/"])(
		"does not happen on %s for those who asked for less motion, from the first frame on",
		async (path) => {
			await using visitor = await visit(path, { watch: markMotion });
			await expect.poll(async () => (await visitor.marks()).length).toBeGreaterThan(20);
			expect(new Set(await visitor.marks())).toEqual(new Set(["0 animations, opacity 1"]));
		},
	);
});

describe("the machine of the hero", () => {
	it("wraps for less than five seconds and rests", async () => {
		await using visitor = await visit("/", moving);
		const ends = await visitor.page.evaluate(() =>
			(document.querySelector(".hero svg")?.getAnimations({ subtree: true }) ?? []).map(
				({ effect }) => effect?.getComputedTiming().activeDuration,
			),
		);
		expect(ends.length).toBeGreaterThan(3);
		for (const end of ends) {
			expect(end).toBeGreaterThan(0);
			expect(end).toBeLessThanOrEqual(5000);
		}
	});

	it("runs on when its button is pressed, and stops when it is pressed again", async () => {
		await using visitor = await visit("/", moving);
		const { page } = visitor;
		const button = page.getByRole("button", { name: "Run the machine" });
		const states = () =>
			page.evaluate(() => [
				...new Set(
					document
						.querySelector(".hero svg")
						?.getAnimations({ subtree: true })
						.map(({ playState }) => playState),
				),
			]);
		await button.click();
		expect(await button.getAttribute("aria-pressed")).toBe("true");
		expect(await states()).toEqual(["running"]);
		await button.click();
		expect(await button.getAttribute("aria-pressed")).toBe("false");
		expect(await states()).toEqual(["paused"]);
	});

	it("stands still, without the button, for those who asked for less motion", async () => {
		await using visitor = await visit("/");
		expect(await visitor.page.getByRole("button", { name: "Run the machine" }).count()).toBe(0);
	});
});
