import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumPath, findChromium } from "./browser/chromium.ts";

/** The Debian packages that the tests use besides Chromium, and the files to look for. The program comes first. */
const programs = {
	nginx: { files: ["/usr/sbin/nginx"], packages: ["nginx-light"] },
	apache: { files: ["/usr/sbin/apache2", "/etc/apache2/apache2.conf"], packages: ["apache2"] },
	caddy: { files: ["/usr/bin/caddy"], packages: ["caddy"] },
	lighttpd: {
		files: ["/usr/sbin/lighttpd", "/usr/lib/lighttpd/mod_deflate.so"],
		packages: ["lighttpd", "lighttpd-mod-deflate"],
	},
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

const areThere = (files: readonly string[]) => files.every((file) => existsSync(file));

export function isInstalled(name: ProgramName): boolean {
	return areThere(programs[name].files);
}

/**
 * While `policy-rc.d` answers 101, Debian's packages do not start their services. A shell removes it, because its trap
 * also runs if the tests are interrupted, and it outlives them if they are killed.
 */
const installWithoutServices = `
policy=/usr/sbin/policy-rc.d
trap 'exit 1' INT TERM HUP
if [ ! -e $policy ]; then
	trap 'rm -f $policy' EXIT
	printf '#!/bin/sh\\nexit 101\\n' >$policy
	chmod 755 $policy
fi
apt-get update && apt-get install -y --no-install-recommends "$@"`;

/** Runs a command. Returns the end of its error output if it fails. */
function run(command: string, args: readonly string[]): string | undefined {
	const { status, stderr, error } = spawnSync(command, args, {
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		stdio: ["ignore", "ignore", "pipe"],
		encoding: "utf8",
	});
	return status === 0 ? undefined : stderr?.trim().slice(-300) || String(error);
}

/**
 * Installs missing programs that the tests use. Prints a line about them, and another about those that could not be
 * installed. Vitest calls it once before all tests.
 *
 * @throws Error if there is no Chromium, which most tests need. Tests that need other missing programs are skipped.
 */
export function setup(): void {
	const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	const missing = Object.entries(programs).filter(([, { files }]) => !areThere(files));
	const needsChromium = findChromium() === undefined;
	const wanted = [
		...(needsChromium ? ["Chromium"] : []),
		...(canInstall ? missing.map(([name]) => name) : []),
	];
	if (wanted.length > 0) process.stderr.write(`Installing for the tests: ${wanted.join(", ")}.\n`);
	if (needsChromium) run("npx", ["playwright", "install", "chromium"]);

	const packages: string[] = missing.flatMap(([, { packages }]) => packages);
	if (findChromium() === undefined) packages.push("chromium");
	const failure =
		canInstall && packages.length > 0
			? run("sh", ["-c", installWithoutServices, "sh", ...packages])
			: "only root on Debian can install them";
	chromiumPath();
	const left = missing.filter(([, { files }]) => !areThere(files));
	if (left.length > 0) {
		process.stderr.write(
			`Not tested: ${left.map(([name]) => name).join(", ")}, because ${failure ?? "they are not where Debian puts them"}. ` +
				`Install Debian's packages ${left.flatMap(([, { packages }]) => packages).join(", ")} to test them too.\n`,
		);
	}
}
