import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { all, pageOf, siteUrl } from "../site.ts";
import { frames, visit } from "./visit.ts";

/** Each value of a property of the cards, in order. */
function valuesOf(cards: Locator, property: "transitionDelay" | "opacity"): Promise<readonly string[]> {
	return cards.evaluateAll(
		(all, property) => [...new Set(all.map((card) => getComputedStyle(card)[property]))],
		property,
	);
}

/** Marks at each frame whether anything moves, or a card is hidden. */
function markMotion(): void {
	requestAnimationFrame(markMotion);
	const cards = [...document.querySelectorAll(".stagger > *")];
	const isHidden = cards.some((card) => getComputedStyle(card).opacity !== "1");
	const isMoving = isHidden || document.getAnimations().length > 0;
	if (cards.length > 0) performance.mark(isMoving ? "moving" : "still");
}

const { path } = pageOf("list");
const moving = { reducedMotion: "no-preference" } as const;
const delays = ["0s", "0.1s", "0.2s"];

describe("the staggered fade", () => {
	it("hides cards below the fold, and shows them in order as they come into view", async () => {
		const { page } = await visit("/", moving);
		const cards = page.getByRole("region", { name: /^Why Choose/ }).getByRole("listitem");
		await expect.poll(() => valuesOf(cards, "opacity")).toEqual(["0"]);
		await cards.first().evaluate((card) => card.scrollIntoView({ block: "center" }));
		await expect.poll(() => valuesOf(cards, "opacity")).toEqual(["1"]);
		expect(await valuesOf(cards, "transitionDelay")).toEqual(delays);
		// Not again when they are below the fold once more, which the observer tells in the next frame.
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		await frames(page, 3);
		expect(await valuesOf(cards, "opacity")).toEqual(["1"]);
	});

	it("begins with the first view, and hides no cards that are partly in view when the script arrives late", async () => {
		const { page, sendLate, marks } = await visit(path, { ...moving, late: "**/*.js", watch: markMotion });
		await expect.poll(marks).toContain("moving");
		await expect.poll(async () => (await marks()).at(-1)).toBe("still");
		const cards = page.getByRole("article");
		await cards.last().evaluate((element) => {
			scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight + 40);
		});
		sendLate();
		await page.waitForFunction(() => document.querySelector("[popover]") === null);
		for (let look = 0; look < 4; look++) {
			expect(await valuesOf(cards, "opacity")).not.toContain("0");
			await page.waitForTimeout(40);
		}
	});

	it("does not move the target of a link that jumps to a card", async () => {
		const id = all(path, "article[id]")[1]?.id;
		const { page } = await visit(`${path}#${id}`, moving);
		const card = page.locator(`#${id}`);
		const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
		await expect.poll(top).toBeCloseTo(88, 0);
	});

	it("is not repeated for visitors who come back to a page that the browser has not kept", async () => {
		const { page, marks } = await visit(path, { ...moving, watch: markMotion });
		await expect.poll(marks).toContain("moving");
		// Makes the browser drop the page when it is left.
		await page.evaluate(() => addEventListener("unload", () => {}));
		await page.goto(`${siteUrl}/partners/`);
		await page.goBack();
		await expect.poll(async () => (await marks()).length).toBeGreaterThan(20);
		expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().type)).toBe(
			"back_forward",
		);
		expect(await marks()).not.toContain("moving");
	});

	it("does not happen with reduced motion, not even in the first frame", async () => {
		const { marks } = await visit(path, { watch: markMotion });
		await expect.poll(async () => (await marks()).length).toBeGreaterThan(20);
		expect(await marks()).not.toContain("moving");
	});
});
