import { chromiumPath } from "./chromium.ts";

/**
 * Gets a Chromium once, before any test runs. The workers inherit the variable, so their `launchChromium` starts
 * that one without looking again.
 */
export async function setup(): Promise<void> {
	process.env.CHROMIUM_PATH = await chromiumPath();
}
