import { expect, it } from "vitest";
import { pageOf } from "../site.ts";
import { visit } from "./visit.ts";

it("The copyright line of a site built in 2026 says 2031 for a visitor in 2031, and 2026 for one in 2019", async () => {
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
