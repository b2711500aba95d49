import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const systemPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Starts it, because a file is not enough: Ubuntu's `chromium-browser` may only refer to snap, or lack libraries. */
function starts(path: string): boolean {
	return existsSync(path) && spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}

/** A Chromium that starts: the one in CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
	const { CHROMIUM_PATH } = process.env;
	if (!CHROMIUM_PATH) return [chromium.executablePath(), ...systemPaths].find(starts);
	if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
	throw new Error(
		`CHROMIUM_PATH is "${CHROMIUM_PATH}", but there is no such file. Set it to the path of a Chromium, or unset it.`,
	);
}

export function chromiumPath(): string {
	const path = findChromium();
	if (path) return path;
	throw new Error(
		"No Chromium was found, and none could be installed. Install one with " +
			'"npx playwright install --with-deps chromium" or your package manager, or set CHROMIUM_PATH to the path of one.',
	);
}

/** The options of a headless Chromium, with additional command-line switches. */
export function launchOptions(...more: readonly string[]) {
	return {
		executablePath: chromiumPath(),
		args: ["--disable-gpu", ...more],
		// Visitors have the back/forward cache, and scroll bars that take space on a desktop. Playwright would also leave out
		// a switch of ours that it leaves out of its own.
		ignoreDefaultArgs: ["--hide-scrollbars", "--disable-back-forward-cache"].filter(
			(name) => !more.includes(name),
		),
	};
}
