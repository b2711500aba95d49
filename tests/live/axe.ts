import { readFileSync } from "node:fs";
import type axeCore from "axe-core";
import type { Page } from "playwright";

declare const axe: typeof axeCore;

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The rules whose results depend on the width of the window and on the color scheme. */
const rulesOfLooks = ["color-contrast-enhanced", "link-in-text-block", "target-size"];

interface Scope {
	/** Selects what to check, by default the whole page. */
	readonly part?: string;
	/** "looks" checks again what another window or color scheme may change. */
	readonly rules?: "all" | "looks";
}

/**
 * Finds violations of axe's rules, including experimental and AAA ones. Returns one line for each
 * element.
 */
export async function violations(
	page: Page,
	{ part = "html", rules = "all" }: Scope = {},
): Promise<readonly string[]> {
	// Axe is large, so a page loads it once.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
	const { violations, passes } = await page.evaluate(
		([part, rules]) =>
			axe.run(part, {
				resultTypes: ["violations"],
				iframes: false,
				// What has the enhanced contrast also has the lower one.
				runOnly:
					rules ?? axe.getRules().flatMap(({ ruleId }) => (ruleId === "color-contrast" ? [] : [ruleId])),
			}),
		[part, rules === "all" ? undefined : rulesOfLooks] as const,
	);
	const least = rules === "all" ? (part === "html" ? 10 : 5) : 1;
	if (passes.length < least) throw new Error(`axe hardly checked anything in ${part}. Is it visible?`);
	return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}
