import { expect, it } from "vitest";
import { visit } from "./visit.ts";

it.each([
	[2031, "2031"],
	[2019, "2026"],
])("The copyright line of the site built in 2026 reads, for a visitor of %d, %s", async (visitors, shown) => {
	await using visitor = await visit("/");
	const { page } = visitor;
	await page.clock.setFixedTime(new Date(visitors, 5, 1));
	await page.reload();
	expect(await page.locator("footer").innerText()).toContain(`© ${shown} `);
	// The clock stays with it.
	await page.close();
});
