import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { all, pageOf } from "../site.ts";
import { visit } from "./visit.ts";

/** When each card starts to fade in, group by group. */
function delaysOf(page: Page, group = ".stagger"): Promise<readonly (readonly string[])[]> {
	return page
		.locator(group)
		.evaluateAll((groups) =>
			groups.map((group) => [...group.children].map((card) => getComputedStyle(card).animationDelay)),
		);
}

/** Marks the number of animations and the opacity of the cards at each frame. */
function markMotion(): void {
	requestAnimationFrame(markMotion);
	const opacities = [...document.querySelectorAll(".stagger > *")].map(
		(card) => getComputedStyle(card).opacity,
	);
	if (opacities.length > 0) {
		performance.mark(
			`${document.getAnimations().length} animations, opacity ${Math.min(...opacities.map(Number))}`,
		);
	}
}

const list = pageOf("list").path;
const reasons = ".why-choose .stagger";
const moving = { reducedMotion: "no-preference" } as const;

describe("the staggered fade", () => {
	it("starts the cards of each group 100 ms apart", async () => {
		const { page } = await visit("/", { ...moving, javaScriptEnabled: false });
		const groups = await delaysOf(page);
		expect(groups.length).toBeGreaterThan(0);
		for (const delays of groups) expect(delays).toEqual(delays.map((_, index) => `${index / 10}s`));
	});

	it("hides cards below the fold, and shows them in order as they come into view", async () => {
		const { page } = await visit("/", moving);
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

	it("does not hide cards that are partly in view when the script arrives late", async () => {
		const { page, sendScript } = await visit(list, { ...moving, lateScript: true });
		const cards = page.locator(".stagger > *");
		await cards.nth(1).evaluate((element) => {
			scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight + 40);
		});
		sendScript();
		await page.waitForFunction(() => document.querySelector("[popover]") === null);
		for (let look = 0; look < 4; look++) {
			for (const card of [cards.nth(0), cards.nth(1)]) {
				expect(Number(await card.evaluate((element) => getComputedStyle(element).opacity))).toBeGreaterThan(
					0,
				);
			}
			await page.waitForTimeout(40);
		}
	});

	it("does not move the target of a link that jumps to a card", async () => {
		const id = all(list, ".stagger > [id]")[1]?.id;
		const { page } = await visit(`${list}#${id}`, moving);
		const card = page.locator(`#${id}`);
		const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
		await expect.poll(top).toBeCloseTo(88, 0);
	});

	it("does not happen with reduced motion, not even in the first frame", async () => {
		const { marks } = await visit(list, { watch: markMotion });
		await expect.poll(async () => (await marks()).length).toBeGreaterThan(20);
		expect(new Set(await marks())).toEqual(new Set(["0 animations, opacity 1"]));
	});
});

it("The hero's machine runs for less than five seconds, runs on when pressed, and stops when pressed again", async () => {
	const { page } = await visit("/", moving);
	const button = page.getByRole("button", { name: "the machine" });
	/** What the parts of the machine do, and for how many seconds at most. */
	const motion = () =>
		page.evaluate(() => {
			const parts = document.querySelector(".hero svg")?.getAnimations({ subtree: true }) ?? [];
			const durations = parts.map(({ effect }) => Number(effect?.getComputedTiming().activeDuration) / 1000);
			const states = [...new Set(parts.map(({ playState }) => playState))];
			return { count: parts.length, states, seconds: Math.max(...durations) };
		});
	const { count, seconds } = await motion();
	expect(count).toBeGreaterThan(3);
	expect(seconds).toBeLessThanOrEqual(5);
	for (const [label, state] of [
		["Stop the machine", "running"],
		["Run the machine", "paused"],
	] as const) {
		await button.click();
		expect(await button.innerText()).toBe(label);
		expect(await motion()).toMatchObject({ states: [state] });
	}
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.reload();
	expect(await button.count()).toBe(0);
});
