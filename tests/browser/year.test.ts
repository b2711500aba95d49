import { expect, it } from "vitest";
import { pageOf } from "../site.ts";
import { visit } from "./visit.ts";

it("the copyright line has the visitor's year, but none before the build's", async () => {
	const { page } = await visit(pageOf("text").path);
	for (const [visitors, shown] of [
		[2031, 2031],
		[2019, 2026],
	] as const) {
		await page.clock.setFixedTime(new Date(visitors, 5, 1));
		await page.reload();
		expect(await page.getByRole("contentinfo").innerText()).toContain(`© ${shown} `);
	}
	// The page keeps its clock.
	await page.close();
});
