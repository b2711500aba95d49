import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { keysOf } from "../content/schema/keys.ts";
import { chromiumPath, findChromium } from "./browser/chromium.ts";

/**
 * The programs that some tests use besides Chromium, each with the files to look for. Its own comes
 * first. `.ci/run` installs them.
 */
const programs = {
	nginx: ["/usr/sbin/nginx"],
	apache: ["/usr/sbin/apache2", "/etc/apache2/apache2.conf"],
	caddy: ["/usr/bin/caddy"],
	Firefox: ["/usr/bin/firefox-esr"],
	WebKit: ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/bin/xauth"],
} as const;

/** The fallback of the headline font has the widths of Arial, or of this font on Linux. */
const liberation = "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf";

export type ProgramName = keyof typeof programs;

/** The path of a program, whether or not it is installed. */
export function pathOf(name: ProgramName): string {
	return programs[name][0];
}

export function isInstalled(name: ProgramName): boolean {
	return programs[name].every((file) => existsSync(file));
}

/** Runs a command without its output, but with its errors. */
function run(command: string, ...args: readonly string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	spawnSync(command, args, { env, stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * Installs what is missing: Chromium and, as root on Debian, the font that the tests of the layout
 * need. Prints a line about that, and another about the programs whose tests are skipped. Vitest
 * calls it once before all tests.
 *
 * @throws Error if there is no Chromium, which most tests need.
 */
export function setup(): void {
	if (findChromium() === undefined) {
		process.stderr.write("Installing Chromium for the tests.\n");
		run("npx", "playwright", "install", "chromium");
	}
	const packages = [
		...(findChromium() === undefined ? ["chromium"] : []),
		...(existsSync(liberation) ? [] : ["fonts-liberation"]),
	];
	if (packages.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		process.stderr.write(`Installing Debian's packages for the tests: ${packages.join(", ")}.\n`);
		run("apt-get", "update");
		run("apt-get", "install", "-y", "--no-install-recommends", ...packages);
	}
	chromiumPath();
	const missing = keysOf(programs).filter((name) => !isInstalled(name));
	if (missing.length > 0) {
		const advice = "On Debian, .ci/run installs them if it is run as root.";
		process.stderr.write(`Not tested, because they are missing: ${missing.join(", ")}. ${advice}\n`);
	}
}
