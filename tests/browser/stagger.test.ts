import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { all, pageOf } from "../site.ts";
import { visit } from "./visit.ts";

/** When each card of a group begins to fade in, group by group. */
function delaysOf(page: Page, group = ".stagger"): Promise<readonly (readonly string[])[]> {
	return page
		.locator(group)
		.evaluateAll((groups) =>
			groups.map((group) => [...group.children].map((card) => getComputedStyle(card).animationDelay)),
		);
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

const list = pageOf("list").path;
const reasons = ".why-choose .stagger";
const moving = { reducedMotion: "no-preference" } as const;

describe("the staggered fade", () => {
	it("starts the cards of each group 100 ms apart", async () => {
		await using visitor = await visit("/", { ...moving, javaScriptEnabled: false });
		const groups = await delaysOf(visitor.page);
		expect(groups.length).toBeGreaterThan(0);
		for (const delays of groups) expect(delays).toEqual(delays.map((_, index) => `${index / 10}s`));
	});

	it("holds back what is below the fold, and releases it in order as it comes into view", async () => {
		await using visitor = await visit("/", moving);
		const { page } = visitor;
		const cards = page.locator(`${reasons} > *`);
		const opacities = () =>
			cards.evaluateAll((all) => [...new Set(all.map((card) => getComputedStyle(card).opacity))]);
		await page.waitForTimeout(300);
		expect(await opacities()).toEqual(["0"]);
		await cards.first().evaluate((card) => card.scrollIntoView({ block: "center" }));
		await expect.poll(opacities).toEqual(["1"]);
		const [delays = []] = await delaysOf(page, reasons);
		expect(delays).toEqual(delays.map((_, index) => `${index / 10}s`));
	});

	it("never hides what can be seen already", async () => {
		await using visitor = await visit(list, moving);
		const first = visitor.page.locator(".stagger > *").first();
		for (let look = 0; look < 8; look++) {
			expect(Number(await first.evaluate((card) => getComputedStyle(card).opacity))).toBeGreaterThan(0);
			await visitor.page.waitForTimeout(40);
		}
	});

	it("leaves what any part of is in view to a script that comes late", async () => {
		await using visitor = await visit(list, { ...moving, lateScript: true });
		const { page, sendScript } = visitor;
		const card = page.locator(".stagger > *").nth(1);
		await card.evaluate((element) => {
			scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight + 40);
		});
		sendScript();
		await page.waitForFunction(() => document.querySelector("[popover]") === null);
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
		expect(await card.getAttribute("class")).not.toContain("is-waiting");
	});

	it("brings a card to where a link that jumps to it expects it", async () => {
		const id = all(list, ".stagger > [id]")[1]?.id;
		await using visitor = await visit(`${list}#${id}`, moving);
		const card = visitor.page.locator(`#${id}`);
		const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
		await expect.poll(top).toBeCloseTo(88, 0);
	});

	it("does not happen with reduced motion, from the first frame on", async () => {
		await using visitor = await visit(list, { watch: markMotion });
		await expect.poll(async () => (await visitor.marks()).length).toBeGreaterThan(20);
		expect(new Set(await visitor.marks())).toEqual(new Set(["0 animations, opacity 1"]));
	});
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

	it("does not move and has no button with reduced motion", async () => {
		await using visitor = await visit("/");
		expect(await visitor.page.getByRole("button", { name: "Run the machine" }).count()).toBe(0);
	});
});
