import { expect, it } from "vitest";
import { pageOf } from "../site.ts";
import { visit } from "./visit.ts";

it.each([
	["the visitor's year", 2031, 2031],
	["no year before the build's", 2019, 2026],
])("the copyright line has %s", async (_, visitors, shown) => {
	const { page } = await visit(pageOf("text").path, { isAlone: true });
	await page.clock.setFixedTime(new Date(visitors, 5, 1));
	await page.reload();
	await expect.poll(() => page.getByRole("contentinfo").innerText()).toContain(`© ${shown} `);
});
