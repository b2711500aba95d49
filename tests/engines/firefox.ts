import { launch, type Page } from "puppeteer-core";
import { pathOf } from "../install.ts";
import type { Engine } from "./engine.ts";

/**
 * Starts Debian's Firefox through WebDriver BiDi, without a window.
 *
 * @param proxyPort where every request to another host than this machine goes
 */
export async function startFirefox(proxyPort: number): Promise<Engine> {
	const browser = await launch({
		browser: "firefox",
		executablePath: pathOf("Firefox"),
		headless: true,
		defaultViewport: { width: 1024, height: 768 },
		extraPrefsFirefox: {
			"network.proxy.type": 1,
			"network.proxy.http": "127.0.0.1",
			"network.proxy.http_port": proxyPort,
			"network.proxy.ssl": "127.0.0.1",
			"network.proxy.ssl_port": proxyPort,
			"ui.prefersReducedMotion": 0,
		},
	});
	let page: Page = await browser.newPage();
	return {
		// In a new tab each time: Puppeteer waits for ever in one that has been back to a kept page.
		async open(address) {
			const before = page;
			page = await browser.newPage();
			await before.close();
			await page.goto(address);
		},
		evaluate: async (expression) => String(await page.evaluate(expression)),
		click: (x, y) => page.mouse.click(x, y),
		press: (key) => page.keyboard.press(key),
		async back() {
			await page.evaluate("history.back()");
		},
		[Symbol.asyncDispose]: () => browser.close(),
	};
}
