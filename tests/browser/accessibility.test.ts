import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { routes } from "../../content/model/routes.ts";
import { openBrowser } from "./visit.ts";

declare const axe: {
	run(options: RunOptions): Promise<AxeResults>;
	getRules(): readonly { readonly ruleId: string }[];
};

const visit = openBrowser();
const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds wrong by every rule that it has, also the experimental and the AAA ones; one line for each element. */
async function violations(page: Page): Promise<string[]> {
	const { violations, passes } = await page.evaluate(() =>
		axe.run({
			resultTypes: ["violations"],
			rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }])),
		}),
	);
	if (passes.length < 10) throw new Error("axe has hardly looked at anything.");
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
	it.each(routes)(
		"axe finds nothing wrong with $path, its open videos and its open drawer",
		async ({ path }) => {
			await using visitor = await visit(path, { ...screen, ...withAxe });
			const { page } = visitor;
			await page.addScriptTag({ path: axePath });
			expect(await violations(page)).toEqual([]);
			const videos = page.locator("summary");
			if ((await videos.count()) > 0) {
				await videos.first().click();
				expect(await violations(page), "with an open video").toEqual([]);
			}
			const menu = page.getByRole("button", { name: "Menu" });
			if ((await menu.count()) > 0) {
				await menu.click();
				expect(await violations(page), "with the open drawer").toEqual([]);
			}
		},
	);
});
