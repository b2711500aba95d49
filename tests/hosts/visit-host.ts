import { browser } from "../browser/visit.ts";

/** Opens an address of a real server, without a network: all other hosts answer with nothing. */
export async function visitHost(address: string) {
	const page = await browser.newPage();
	await page.route(/^https:/, (route) => route.fulfill({ status: 204 }));
	const logged: string[] = [];
	page.on("console", (message) => {
		// Chromium itself logs the status of a not-found page.
		if (message.location().url !== page.url()) logged.push(message.text());
	});
	page.on("pageerror", (error) => logged.push(String(error)));
	await page.goto(address);
	return {
		page,
		/** Console messages and exceptions. */
		logged,
		[Symbol.asyncDispose]: () => page.close(),
	};
}
