import type { Locator } from "playwright";
import { expect, it } from "vitest";
import { routes } from "../../content/model/routes.ts";
import { openBrowser } from "./visit.ts";

/*
 * What assistive technology is told of each page. A snapshot that changes is a change that someone has to read:
 * look at the difference, then keep it with `npx vitest -u --config tests/vitest.config.ts accessibility-tree`.
 */
const visit = openBrowser();

const fileOf = (path: string) =>
	`snapshots/${path.replace(/^\/|\/$|\.html$/g, "").replaceAll("/", "-") || "home"}.txt`;

/** Without the year, which the page takes from the visitor's clock. */
async function treeOf(element: Locator): Promise<string> {
	return `${(await element.ariaSnapshot()).replace(/© \d{4}/, "© YEAR")}\n`;
}

it.each(routes)(
	"$path says to assistive technology what it said when someone last read it",
	async ({ path }) => {
		await using visitor = await visit(path);
		await expect(await treeOf(visitor.page.locator("body"))).toMatchFileSnapshot(fileOf(path));
	},
);

it("The open drawer says what it said when someone last read it", async () => {
	await using visitor = await visit("/products/x1/");
	const { page } = visitor;
	await page.getByRole("button", { name: "Menu" }).click();
	const drawer = page.getByRole("dialog", { name: "Navigation" });
	await expect(await treeOf(drawer)).toMatchFileSnapshot("snapshots/drawer.txt");
});
