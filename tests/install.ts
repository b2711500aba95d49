import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { keysOf } from "../content/schema/keys.ts";
import { chromiumPath, findChromium } from "./browser/chromium.ts";

/**
 * The programs that some tests use besides Chromium, by Debian's packages, each with the file to
 * look for. A program's own file comes first.
 */
export const programs = {
	nginx: { "nginx-light": "/usr/sbin/nginx" },
	apache: { "apache2-bin": "/usr/sbin/apache2", apache2: "/etc/apache2/apache2.conf" },
	caddy: { caddy: "/usr/bin/caddy" },
	Firefox: { "firefox-esr": "/usr/bin/firefox-esr" },
	WebKit: {
		"webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
		xvfb: "/usr/bin/xvfb-run",
		xauth: "/usr/bin/xauth",
	},
} as const;

/** The fallback of the headline font has the widths of Arial, or of this font on Linux. */
const liberation = "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf";

export type ProgramName = keyof typeof programs;

/** The path of a program, whether or not it is installed. */
export function pathOf(name: ProgramName): string {
	const [path = ""] = Object.values<string>(programs[name]);
	return path;
}

/** The packages that a program needs and that are not installed. */
function missingPackages(name: ProgramName): readonly string[] {
	return Object.entries(programs[name]).flatMap(([debian, file]) => (existsSync(file) ? [] : [debian]));
}

export function isInstalled(name: ProgramName): boolean {
	return missingPackages(name).length === 0;
}

/** Runs a command without its output, but with its errors. */
function run(command: string, ...args: readonly string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	spawnSync(command, args, { env, stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * Installs what is missing: Chromium and, as root on Debian, the font that the tests of the layout
 * need. Prints a line about that. Vitest calls it once before all tests, and after the report the
 * function that it returns, whose line says what was not tested.
 *
 * @throws Error if there is no Chromium, which most tests need.
 */
export function setup(): () => void {
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
	return () => {
		const missing = keysOf(programs).filter((name) => !isInstalled(name));
		if (missing.length === 0) return;
		const command = `apt-get install --no-install-recommends ${missing.flatMap(missingPackages).join(" ")}`;
		process.stderr.write(
			`Not tested, because they are missing: ${missing.join(", ")}. On Debian, install them with "${command}".\n`,
		);
	};
}
