import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";

/** What the tests use from Debian: the files that have to be there, the program first, and the packages with them. */
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

const aptGet = "/usr/bin/apt-get";
/** While it answers 101, Debian's packages start no service. */
const servicePolicy = "/usr/sbin/policy-rc.d";

function run(command: string, args: readonly string[]): Promise<string | undefined> {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	return new Promise((resolve) => {
		execFile(command, args, { env, timeout: 600_000 }, (error, _, errors) =>
			resolve(error ? errors.trim().slice(-300) || error.message : undefined),
		);
	});
}

async function withoutServices(install: () => Promise<string | undefined>): Promise<string | undefined> {
	if (existsSync(servicePolicy)) {
		return install();
	}
	await writeFile(servicePolicy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	try {
		return await install();
	} finally {
		await rm(servicePolicy);
	}
}

/** The path of the program, whether or not it is there. */
export function pathOf(name: ProgramName): string {
	return programs[name].files[0];
}

export function isInstalled(name: ProgramName): boolean {
	return programs[name].files.every((file) => existsSync(file));
}

/**
 * Installs the programs that are missing, where that can be done. It says in one sentence what the tests leave out,
 * why, and what to install. Call it once in a run: apt-get cannot run twice at a time.
 */
export async function installPrograms(names: readonly ProgramName[]): Promise<void> {
	const packagesOf = (some: readonly ProgramName[]) => some.flatMap((name) => programs[name].packages);
	const missing = names.filter((name) => !isInstalled(name));
	if (missing.length === 0) {
		return;
	}
	let reason: string | undefined;
	if (process.getuid?.() === 0 && existsSync(aptGet)) {
		process.stderr.write(`Installing for the tests: ${packagesOf(missing).join(", ")}.\n`);
		await run(aptGet, ["update"]);
		reason = await withoutServices(() =>
			run(aptGet, ["install", "-y", "--no-install-recommends", ...packagesOf(missing)]),
		);
	} else {
		reason = "only root on Debian can install them";
	}
	const left = missing.filter((name) => !isInstalled(name));
	if (left.length > 0) {
		process.stderr.write(
			`Not tested: ${left.join(", ")}, because ${reason ?? "they are not where Debian puts them"}. ` +
				`Install Debian's packages ${packagesOf(left).join(", ")} to test them too.\n`,
		);
	}
}
