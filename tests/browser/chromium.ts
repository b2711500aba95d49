import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The shell comes first: it opens a page in a third of the time. */
const systemPaths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"];

/** Starts it, because a file is not enough: it may only refer to snap, or lack libraries. */
function starts(path: string): boolean {
	return existsSync(path) && spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}

/** A Chromium that starts: Playwright's own, or the system's. */
export function findChromium(): string | undefined {
	return [chromium.executablePath(), ...systemPaths].find(starts);
}

export function chromiumPath(): string {
	const path = findChromium();
	if (path) return path;
	throw new Error(
		"No Chromium was found, and none could be installed. Install one with " +
			'"npx playwright install --with-deps chromium" or your package manager.',
	);
}

/** The options of a headless Chromium that finds no host but this computer. */
export function launchOptions() {
	const network = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";
	// The shell would round the widths of letters to whole pixels.
	const hinting = "--font-render-hinting=none";
	return { executablePath: chromiumPath(), args: ["--disable-gpu", hinting, network] };
}
