import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { keysOf } from "../content/model/keys.ts";
import { chromiumPath, findChromium } from "./browser/chromium.ts";

/** The Debian packages that the tests use besides Chromium, and the files to look for. The program comes first. */
const programs = {
	nginx: { files: ["/usr/sbin/nginx"], packages: ["nginx-light"] },
	apache: { files: ["/usr/sbin/apache2", "/etc/apache2/apache2.conf"], packages: ["apache2"] },
	caddy: { files: ["/usr/bin/caddy"], packages: ["caddy"] },
	// The fallback of the headline font has the widths of Arial, or of this font on Linux.
	"Liberation fonts": {
		files: ["/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf"],
		packages: ["fonts-liberation"],
	},
	rsync: { files: ["/usr/bin/rsync"], packages: ["rsync"] },
	Firefox: { files: ["/usr/bin/firefox-esr"], packages: ["firefox-esr"] },
	WebKit: {
		files: ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/bin/xauth"],
		packages: ["webkit2gtk-driver", "xvfb", "xauth"],
	},
} as const;

export type ProgramName = keyof typeof programs;

/** The path of a program, whether or not it is installed. */
export function pathOf(name: ProgramName): string {
	return programs[name].files[0];
}

export function isInstalled(name: ProgramName): boolean {
	return programs[name].files.every((file) => existsSync(file));
}

/** The programs that are not installed, and their packages. */
function missing() {
	const names = keysOf(programs).filter((name) => !isInstalled(name));
	return { names, packages: names.flatMap((name): string[] => [...programs[name].packages]) };
}

/** Runs a command without its output, but with its errors. Debian's packages do not start their services. */
function run(command: string, args: readonly string[]): void {
	// systemd gets no orders (https://systemd.io/ENVIRONMENT/), and no service belongs to other managers' runlevel 1.
	const quiet = { SYSTEMD_OFFLINE: "1", RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" };
	spawnSync(command, args, { env: { ...process.env, ...quiet }, stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * Installs missing programs that the tests use. Prints a line about them, and another about those that could not be
 * installed. Vitest calls it once before all tests.
 *
 * @throws Error if there is no Chromium, which most tests need. Tests that need other missing programs are skipped.
 */
export function setup(): void {
	const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	const needsChromium = findChromium() === undefined;
	const { names, packages } = missing();
	const wanted = [...(needsChromium ? ["Chromium"] : []), ...(canInstall ? names : [])];
	if (wanted.length > 0) process.stderr.write(`Installing for the tests: ${wanted.join(", ")}.\n`);
	if (needsChromium) run("npx", ["playwright", "install", "chromium"]);
	if (findChromium() === undefined) packages.push("chromium");
	if (canInstall && packages.length > 0) {
		run("apt-get", ["update"]);
		run("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
	}
	chromiumPath();
	const left = missing();
	if (left.names.length > 0) {
		const advice = `Install Debian's packages ${left.packages.join(", ")} to test them too.`;
		process.stderr.write(`Not tested, because they are missing: ${left.names.join(", ")}. ${advice}\n`);
	}
}
