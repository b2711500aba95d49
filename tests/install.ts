import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumPath, findChromium } from "./browser/chromium.ts";

/** The Debian packages that the tests use besides Chromium, with the files to look for, the program first. */
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

const names = ["nginx", "apache", "caddy", "lighttpd", "Firefox", "WebKit"] as const satisfies ProgramName[];

/** The path of the program, installed or not. */
export function pathOf(name: ProgramName): string {
	return programs[name].files[0];
}

export function isInstalled(name: ProgramName): boolean {
	return programs[name].files.every((file) => existsSync(file));
}

/**
 * While `policy-rc.d` answers 101, Debian's packages start no service. A shell removes it, because its trap also runs
 * when the tests are interrupted, and it outlives them if they are killed.
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

/** Runs a command, and returns the end of its error output if it failed. */
function run(command: string, args: readonly string[]): Promise<string | undefined> {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	return new Promise((resolve) => {
		execFile(command, args, { env }, (error, _, errors) =>
			resolve(error ? errors.trim().slice(-300) || error.message : undefined),
		);
	});
}

/**
 * Installs the missing programs that the tests use. Prints one line about them first, and another about those that
 * could not be installed.
 *
 * @throws Error without a Chromium, which most tests need; tests of other missing programs are skipped
 */
export async function installPrograms(): Promise<void> {
	const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	const missing = names.filter((name) => !isInstalled(name));
	const needsChromium = findChromium() === undefined;
	const wanted = [...(needsChromium ? ["Chromium"] : []), ...(canInstall ? missing : [])];
	if (wanted.length > 0) process.stderr.write(`Installing for the tests: ${wanted.join(", ")}.\n`);
	if (needsChromium) await run("npx", ["playwright", "install", "chromium"]);

	const packages: string[] = missing.flatMap((name) => programs[name].packages);
	if (findChromium() === undefined) packages.push("chromium");
	const failure =
		packages.length > 0 && canInstall
			? await run("sh", ["-c", installWithoutServices, "sh", ...packages])
			: "only root on Debian can install them";
	chromiumPath();
	const left = missing.filter((name) => !isInstalled(name));
	if (left.length > 0) {
		process.stderr.write(
			`Not tested: ${left.join(", ")}, because ${failure ?? "they are not where Debian puts them"}. ` +
				`Install Debian's packages ${left.flatMap((name) => programs[name].packages).join(", ")} to test them too.\n`,
		);
	}
}
