import { expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/pictures.ts";
import { routes } from "../../content/model/routes.ts";
import { textOfFile } from "../site.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();

it.each(routes.filter(({ indexed }) => indexed))(
	"The browser takes the structured data and the web manifest of $path without a complaint",
	async ({ path }) => {
		await using visitor = await visit(path);
		const { page } = visitor;
		const session = await page.context().newCDPSession(page);
		const manifest = await session.send("Page.getAppManifest");
		expect(manifest.data).toBe(textOfFile("manifest.json"));
		expect(manifest.errors).toEqual([]);
		expect(await page.locator("script[type='application/ld+json']").count()).toBe(1);
		expect(visitor.console).toEqual([]);
		expect(visitor.elsewhere.filter(({ url }) => !url.startsWith(stockPhotoHost))).toEqual([]);
	},
);
