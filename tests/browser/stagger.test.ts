import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { all, pageOf } from "../site.ts";
import { visit } from "./visit.ts";

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
	it("keeps far cards visible, and fades each in once, in order", async () => {
		const { page } = await visit("/", moving);
		const cards = page.getByRole("region", { name: /^Why Choose/ }).getByRole("listitem");
		const placeBelow = (distance: number) =>
			cards.first().evaluate(async (card, distance) => {
				const top = card.getBoundingClientRect().top + scrollY - innerHeight;
				scrollTo({ top: top - distance, behavior: "instant" });
				for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
			}, distance);
		await placeBelow(500);
		expect(await valuesOf(cards, "opacity")).toEqual(["1"]);
		await placeBelow(80);
		expect(await valuesOf(cards, "opacity")).toEqual(["0"]);
		await placeBelow(-300);
		await expect.poll(() => valuesOf(cards, "opacity")).toEqual(["1"]);
		expect(await valuesOf(cards, "transitionDelay")).toEqual(delays);
		await placeBelow(80);
		expect(await valuesOf(cards, "opacity")).toEqual(["1"]);
	});

	it("shows the cards that a visitor has jumped past or left below", async () => {
		const { page } = await visit("/", moving);
		const cards = page.getByRole("region", { name: /^Why Choose/ }).getByRole("listitem");
		const scrollBelow = (distance: number) =>
			cards.first().evaluate((card, distance) => {
				const top = card.getBoundingClientRect().top + scrollY - innerHeight - distance;
				scrollTo({ top, behavior: "instant" });
			}, distance);
		for (const distance of [-2000, 500]) {
			await scrollBelow(80);
			await expect.poll(() => valuesOf(cards, "opacity")).toEqual(["0"]);
			await scrollBelow(distance);
			await expect.poll(() => valuesOf(cards, "opacity")).toEqual(["1"]);
		}
	});

	it("hides no cards in view when the script arrives late", async () => {
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

	it("does not happen with reduced motion, not even in the first frame", async () => {
		const { marks } = await visit(path, { watch: markMotion });
		await expect.poll(async () => (await marks()).length).toBeGreaterThan(20);
		expect(await marks()).not.toContain("moving");
	});
});
