import axeCore from "axe-core";
import type { Page } from "playwright";

declare const axe: typeof axeCore;

/**
 * Finds violations of all axe rules, including experimental and AAA ones. Returns one line for each
 * element.
 *
 * @param part selects what to check, by default the whole page
 */
export async function violations(page: Page, part = "html"): Promise<readonly string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
	const { violations, passes } = await page.evaluate(
		(part) =>
			axe.run(part, {
				resultTypes: ["violations"],
				iframes: false,
				runOnly: axe.getRules().map(({ ruleId }) => ruleId),
			}),
		part,
	);
	if (passes.length < (part === "html" ? 10 : 5)) {
		throw new Error(`axe hardly checked anything in ${part}. Is it visible?`);
	}
	return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}
