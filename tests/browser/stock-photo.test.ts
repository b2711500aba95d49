import { describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/schema/stock-photo.ts";
import { visit } from "./visit.ts";

/** Moves the photo far below the first view, because browsers load what is a few screens away. */
function moveAway(): void {
	const styles = new CSSStyleSheet();
	styles.replaceSync(".hero { margin-block-end: 9000px }");
	document.adoptedStyleSheets = [styles];
}

describe("the stock photo", () => {
	it("is requested once, when the reader is near, without cookies or a referrer", async () => {
		const { page, requestsTo } = await visit("/", { isAlone: true, watch: moveAway });
		expect(requestsTo(stockPhotoHost)).toHaveLength(0);
		const foreign = { sameSite: "None", secure: true } as const;
		await page.context().addCookies([{ name: "visitor", value: "1", url: stockPhotoHost, ...foreign }]);
		await page.getByRole("main").locator("img").scrollIntoViewIfNeeded();
		await page.waitForFunction(() => document.querySelector("img")?.complete);
		const requests = requestsTo(stockPhotoHost);
		expect(requests).toHaveLength(1);
		const headers = await requests[0]?.allHeaders();
		expect([headers?.referer, headers?.cookie]).toEqual([undefined, undefined]);
	});
});
