import { installPrograms } from "../install.ts";
import { chromiumPath } from "./chromium.ts";

/**
 * Gets, once before any test runs, a Chromium, and what else the tests use and can have here. The workers inherit the
 * variable, so their `launchChromium` starts that one without looking again.
 */
export async function setup(): Promise<void> {
	process.env.CHROMIUM_PATH = await chromiumPath();
	await installPrograms(["nginx", "apache", "caddy", "lighttpd", "Firefox", "WebKit"]);
}
