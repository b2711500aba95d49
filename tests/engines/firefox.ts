import { launch } from "puppeteer-core";
import { pathOf } from "../install.ts";
import type { Engine } from "./engine.ts";

/**
 * Starts Debian's Firefox through WebDriver BiDi, without a window.
 *
 * @param proxyPort where every request to another host than this machine goes
 */
export async function startFirefox(proxyPort: number): Promise<Engine> {
	const proxy = { host: "127.0.0.1", port: proxyPort };
	const browser = await launch({
		browser: "firefox",
		executablePath: pathOf("Firefox"),
		headless: true,
		defaultViewport: { width: 1024, height: 768 },
		extraPrefsFirefox: {
			"network.proxy.type": 1,
			"network.proxy.http": proxy.host,
			"network.proxy.http_port": proxy.port,
			"network.proxy.ssl": proxy.host,
			"network.proxy.ssl_port": proxy.port,
			"ui.prefersReducedMotion": 0,
		},
	});
	const page = await browser.newPage();
	return {
		async open(address) {
			await page.goto(address);
		},
		evaluate: async (expression) => String(await page.evaluate(expression)),
		click: (x, y) => page.mouse.click(x, y),
		press: (key) => page.keyboard.press(key),
		[Symbol.asyncDispose]: () => browser.close(),
	};
}
