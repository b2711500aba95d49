import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";

/** The servers that come from Debian: the files that have to be there, the program first, and the packages with them. */
const programs = {
	nginx: { files: ["/usr/sbin/nginx"], packages: ["nginx-light"] },
	apache: { files: ["/usr/sbin/apache2"], packages: ["apache2-bin"] },
	caddy: { files: ["/usr/bin/caddy"], packages: ["caddy"] },
	lighttpd: {
		files: ["/usr/sbin/lighttpd", "/usr/lib/lighttpd/mod_deflate.so"],
		packages: ["lighttpd", "lighttpd-mod-deflate"],
	},
} as const;

export type ServerName = keyof typeof programs;

const aptGet = "/usr/bin/apt-get";
/** While it answers 101, Debian's packages start no service. */
const servicePolicy = "/usr/sbin/policy-rc.d";

function run(command: string, args: readonly string[]): Promise<string | undefined> {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	return new Promise((resolve) => {
		execFile(command, args, { env, timeout: 300_000 }, (error, _, errors) =>
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

/** The path of the server's program. */
export function pathOf(name: ServerName): string {
	return programs[name].files[0];
}

/**
 * Installs the servers that are missing, where that can be done, and returns those that are there. It says in one line
 * what is left out, and why.
 */
export async function installServers(names: readonly ServerName[]): Promise<readonly ServerName[]> {
	const isMissing = (name: ServerName) => !programs[name].files.every((file) => existsSync(file));
	const packages = names.filter(isMissing).flatMap((name) => programs[name].packages);
	let reason: string | undefined;
	if (packages.length > 0) {
		if (process.getuid?.() === 0 && existsSync(aptGet)) {
			process.stderr.write(`Installing for the tests of the hosts: ${packages.join(", ")}.\n`);
			await run(aptGet, ["update"]);
			reason = await withoutServices(() =>
				run(aptGet, ["install", "-y", "--no-install-recommends", ...packages]),
			);
		} else {
			reason = "only root on Debian can install them.";
		}
	}
	const left = names.filter(isMissing);
	if (left.length > 0) {
		process.stderr.write(
			`Not tested: ${left.join(", ")}, because ${reason ?? "they are not where Debian puts them."}\n`,
		);
	}
	return names.filter((name) => !isMissing(name));
}
