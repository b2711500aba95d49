import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { routes } from "../../content/routes.ts";
import { openBrowser } from "./visit.ts";

declare const axe: { run(options: RunOptions): Promise<AxeResults> };

const visit = openBrowser();
const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds wrong, one line for each element. */
async function violations(page: Page): Promise<string[]> {
	await page.addScriptTag({ path: axePath });
	const { violations } = await page.evaluate(() =>
		axe.run({ resultTypes: ["violations"], rules: { "color-contrast-enhanced": { enabled: true } } }),
	);
	return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

/** The pages' own policy refuses scripts from anywhere else. */
const withAxe = { bypassCSP: true };

const screens = {
	"a phone, light": { viewport: { width: 390, height: 844 }, colorScheme: "light" },
	"a phone, dark": { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
	"a desktop, light": { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
	"a desktop, dark": { viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
} as const;

describe.each(Object.entries(screens))("on %s", (_, screen) => {
	it.each(routes)("axe finds nothing wrong with $path", async ({ path }) => {
		await using visitor = await visit(path, { ...screen, ...withAxe });
		expect(await violations(visitor.page)).toEqual([]);
	});

	it("axe finds nothing wrong with the open drawer and the open video", async () => {
		await using visitor = await visit("/products/x1/", { ...screen, ...withAxe });
		const { page } = visitor;
		await page.locator("summary").click();
		expect(await violations(page)).toEqual([]);
		await page.getByRole("button", { name: "Menu" }).click();
		expect(await violations(page)).toEqual([]);
	});
});
