import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { setupFiles } from "../../pages/hosts/hosts.ts";
import { hostRules } from "../../pages/hosts/rules.ts";
import { siteAt } from "../../pages/settings.ts";
import { isInstalled, pathOf } from "../install.ts";
import { siteUrl } from "../site.ts";

/** Gives a server its file for this address, after other lines, and returns what it prints when it checks them. */
async function check(
	name: "caddy" | "lighttpd",
	file: string,
	address: string,
	before: string,
	args: readonly string[],
) {
	const folder = await mkdtemp(join(tmpdir(), "stock-"));
	const config = join(folder, "config");
	try {
		await writeFile(config, before + new Map(setupFiles(hostRules(siteAt(address)))).get(file));
		const { stdout } = await promisify(execFile)(pathOf(name), [...args, config]);
		return stdout;
	} finally {
		await rm(folder, { recursive: true });
	}
}

describe.runIf(isInstalled("caddy"))("Caddy", () => {
	const adapt = (address: string) =>
		check("caddy", "caddy/Caddyfile", address, "", ["adapt", "--adapter", "caddyfile", "--config"]);

	it("gets the site's own address, for which it fetches a certificate", async () => {
		const config = await adapt("https://www.seller.test/repo");
		expect(config).toContain('"host":["www.seller.test"]');
		expect(config).toContain('"listen":[":443"]');
	});

	it.each(["https://www.example.com", "https://user.example/repo"])(
		"answers for every name while the address is the placeholder %s",
		async (address) => {
			const config = await adapt(address);
			expect(config).toContain('"listen":[":80"]');
			expect(config).not.toContain("example");
		},
	);
});

it.runIf(isInstalled("lighttpd"))(
	"lighttpd starts where the modules of the site are already on",
	async () => {
		const modules = ["05-setenv", "10-rewrite", "20-deflate"]
			.map((name) => `include "/etc/lighttpd/conf-available/${name}.conf"\n`)
			.join("");
		const before = `server.document-root = "/var/www/html"\n${modules}`;
		await expect(check("lighttpd", "lighttpd/site.conf", siteUrl, before, ["-tt", "-f"])).resolves.toBe("");
	},
);
