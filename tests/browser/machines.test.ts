import type { Page } from "playwright";
import { expect, it } from "vitest";
import { visit } from "./visit.ts";

const path = "/products/automatic-wrappers/";
const moving = { reducedMotion: "no-preference" } as const;

function keyOf(page: Page, machine: string) {
	return page.getByRole("button", { name: RegExp(`^Run the machine .*${machine}`) });
}

/** The machines whose keys are pressed, and how many parts move in all. */
function atWork(page: Page) {
	return page.evaluate(() => ({
		machines: [...document.querySelectorAll(".run-key[aria-pressed=true] .visually-hidden")].map(
			({ textContent }) => textContent.trim(),
		),
		parts: document
			.getAnimations()
			.filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(".run")).length,
	}));
}

const nothing = { machines: [], parts: 0 };

it("A machine runs when its key is pressed, and its still drawing is back when the key is pressed again", async () => {
	await using visitor = await visit(path, moving);
	const { page } = visitor;
	const drawing = page.getByRole("img", { name: /in-line turntable wrapper/ });
	const key = keyOf(page, "S300");
	await key.scrollIntoViewIfNeeded();
	const still = await drawing.innerHTML();
	expect(await atWork(page)).toEqual(nothing);

	await key.click();
	const { machines, parts } = await atWork(page);
	expect(machines).toEqual(["(S300 In Line Turnable)"]);
	expect(parts).toBeGreaterThan(10);
	expect(await drawing.locator(".still").isVisible()).toBe(false);

	await key.click();
	expect(await atWork(page)).toEqual(nothing);
	expect(await drawing.locator(".still").isVisible()).toBe(true);
	expect(await drawing.innerHTML()).toBe(still);
});

it("One machine runs at a time, and none that is out of sight or in a hidden tab", async () => {
	await using visitor = await visit(path, { ...moving, viewport: { width: 800, height: 1600 } });
	const { page } = visitor;
	await keyOf(page, "T1300").click();
	await keyOf(page, "S300").click();
	expect((await atWork(page)).machines).toEqual(["(S300 In Line Turnable)"]);

	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await page.setViewportSize({ width: 800, height: 300 });
	await expect.poll(() => atWork(page)).toEqual(nothing);

	await keyOf(page, "X200").click();
	expect((await atWork(page)).machines).toEqual(["(Model X200)"]);
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	expect(await atWork(page)).toEqual(nothing);
});

it("A machine stops when its video is opened over it", async () => {
	await using visitor = await visit(path, moving);
	const { page } = visitor;
	await keyOf(page, "T1300").click();
	await page.locator("summary").first().click();
	await expect.poll(() => atWork(page)).toEqual(nothing);
	expect(await keyOf(page, "T1300").isVisible()).toBe(false);
});

it("With reduced motion nothing moves before the key is pressed, and then it goes in steps", async () => {
	await using visitor = await visit(path);
	const { page } = visitor;
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	await keyOf(page, "S300").click();
	const easings = await page.evaluate(() =>
		document.getAnimations().map(({ effect }) => effect?.getTiming().easing),
	);
	expect(easings.length).toBeGreaterThan(10);
	expect(easings.filter((easing) => !easing?.startsWith("steps("))).toEqual([]);
});

it("Every moving part ends its cycle as it began it", async () => {
	await using visitor = await visit(path, { ...moving, viewport: { width: 800, height: 1600 } });
	const { page } = visitor;
	for (const machine of ["T1300", "S300", "X200"]) {
		await keyOf(page, machine).click();
		const jumping = await page.evaluate(() =>
			document.getAnimations().flatMap((animation) => {
				const { effect } = animation;
				if (!(effect instanceof KeyframeEffect) || !effect.target?.closest(".run")) return [];
				const [first, last] = [effect.getKeyframes()[0], effect.getKeyframes().at(-1)];
				const look = (frame: ComputedKeyframe | undefined) => `${frame?.transform} ${frame?.opacity}`;
				return look(first) === look(last) ? [] : [`${effect.target?.getAttribute("class")}: ${look(last)}`];
			}),
		);
		expect(jumping).toEqual([]);
	}
});

it("Without script there is no key, and the drawing stands still", async () => {
	await using visitor = await visit(path, { ...moving, javaScriptEnabled: false });
	expect(await visitor.page.getByRole("button", { name: "Run" }).count()).toBe(0);
	expect(await visitor.page.locator(".still").first().isVisible()).toBe(true);
	expect(await visitor.page.locator(".run").first().isVisible()).toBe(false);
});

it.each([{ forcedColors: "active" }, { media: "print" }] as const)(
	"A machine that runs is its still drawing with %o",
	async (mode) => {
		await using visitor = await visit(path, moving);
		const { page } = visitor;
		await keyOf(page, "T1300").click();
		await page.emulateMedia(mode);
		expect(await page.locator(".still").first().isVisible()).toBe(true);
		expect(await page.locator(".run").first().isVisible()).toBe(false);
		expect(await atWork(page).then(({ parts }) => parts)).toBe(0);
		expect(await page.locator(".run-key").first().isVisible()).toBe(false);
	},
);
