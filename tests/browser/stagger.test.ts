import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { pageOf } from "../site.ts";
import { frames, visit } from "./visit.ts";

/** Waits until a property has these values on the cards: one on all, or several, in order. */
function expectAll(cards: Locator, property: "transitionDelay" | "opacity", ...values: readonly string[]) {
	const found = () =>
		cards.evaluateAll(
			(all, property) => [...new Set(all.map((card) => getComputedStyle(card)[property]))],
			property,
		);
	return expect.poll(found, { message: `${property} of the cards` }).toEqual(values);
}

/** Marks at each frame whether anything moves, or a card is hidden. */
function markMotion(): void {
	requestAnimationFrame(markMotion);
	const cards = [...document.querySelectorAll("[data-stagger] > *")];
	const isHidden = cards.some((card) => getComputedStyle(card).opacity !== "1");
	const isMoving = isHidden || document.getAnimations().length > 0;
	if (cards.length > 0) performance.mark(isMoving ? "moving" : "still");
}

const { path } = pageOf("list");
const moving = { reducedMotion: "no-preference" } as const;

describe("the staggered fade", () => {
	/**
	 * Opens the home page. Returns its first cards, and a function that scrolls until they begin so
	 * many pixels below the window.
	 */
	async function visitCards() {
		const { page, marks } = await visit("/", moving);
		const cards = page.getByRole("region", { name: /^Why Choose/ }).getByRole("listitem");
		const placeBelow = (distance: number) =>
			cards.first().evaluate((card, distance) => {
				const top = card.getBoundingClientRect().top + scrollY - innerHeight;
				scrollTo({ top: top - distance, behavior: "instant" });
			}, distance);
		return { page, cards, placeBelow, marks };
	}

	it("hides cards just below the view, and fades each in once, in order", async () => {
		const { page, cards, placeBelow } = await visitCards();
		await placeBelow(500);
		await expectAll(cards, "opacity", "1");
		await placeBelow(80);
		await expectAll(cards, "opacity", "0");
		await placeBelow(-300);
		await expectAll(cards, "opacity", "1");
		await expectAll(cards, "transitionDelay", "0s", "0.1s", "0.2s");
		// Far below, and back: a card that is hidden again would stay hidden.
		for (const distance of [500, 80]) {
			await placeBelow(distance);
			await frames(page, 5);
		}
		await expectAll(cards, "opacity", "1");
	});

	it("prints the cards that wait below the view", async () => {
		const { page, cards, placeBelow, marks } = await visitCards();
		await placeBelow(80);
		await expectAll(cards, "opacity", "0");
		// At once, because the script sees the cards move on paper, but not before they are printed.
		await page.evaluate(() => {
			matchMedia("print").addEventListener("change", () => {
				for (const card of document.querySelectorAll("[data-stagger] > *")) {
					performance.mark(`opacity ${getComputedStyle(card).opacity}`);
				}
			});
		});
		await page.emulateMedia({ media: "print" });
		await expect.poll(marks).not.toEqual([]);
		expect(await marks()).not.toContain("opacity 0");
	});

	it("has 0.1 s between the items of a list, too", async () => {
		const { page } = await visit(path, { ...moving, viewport: { width: 1280, height: 1400 } });
		await page.mouse.wheel(0, 10);
		await expectAll(page.getByRole("article"), "transitionDelay", "0s", "0.1s");
	});

	it.each([
		["jumped past", -2000],
		["left below", 500],
	])("shows the cards that a visitor has %s", async (_, distance) => {
		const { cards, placeBelow } = await visitCards();
		await placeBelow(80);
		await expectAll(cards, "opacity", "0");
		await placeBelow(distance);
		await expectAll(cards, "opacity", "1");
	});

	it("hides no cards in view when the script arrives late", async () => {
		const { page, sendLate } = await visit(path, { ...moving, late: "**/*.js" });
		const cards = page.getByRole("article");
		await expectAll(cards, "opacity", "1");
		await cards.last().evaluate((element) => {
			scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight + 40);
		});
		sendLate();
		await page.waitForFunction(() => document.querySelector("[popover]") === null);
		const least = await cards.evaluateAll(async (all) => {
			let seen = 1;
			for (let frame = 0; frame < 20; frame++) {
				await new Promise(requestAnimationFrame);
				seen = Math.min(seen, ...all.map((card) => Number(getComputedStyle(card).opacity)));
			}
			return seen;
		});
		expect(least, "the least opacity of a card").toBe(1);
	});

	it("does not happen with reduced motion, not even in the first frame", async () => {
		const { marks } = await visit(path, { watch: markMotion });
		await expect.poll(async () => (await marks()).length).toBeGreaterThan(20);
		expect(await marks()).not.toContain("moving");
	});
});
