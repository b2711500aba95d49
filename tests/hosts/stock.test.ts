import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { setupFiles } from "../../pages/hosts/hosts.ts";
import { hostRules } from "../../pages/hosts/rules.ts";
import { siteAt } from "../../pages/settings.ts";
import { browser } from "../browser/visit.ts";
import { isInstalled, pathOf } from "../install.ts";
import { files, pageOf, siteUrl } from "../site.ts";
import { startHost } from "./servers.ts";
import { serverNames } from "./stock.ts";

const run = promisify(execFile);
const rules = hostRules(siteAt(siteUrl));
const folder = await mkdtemp(join(tmpdir(), "stock-"));

afterAll(() => rm(folder, { recursive: true }));

/** Starts `test` with the file that a server gets for this address, and returns what it prints. */
async function check(
	name: "caddy" | "lighttpd",
	path: string,
	address: string,
	before: string,
	...args: readonly string[]
) {
	const config = join(folder, "config");
	await writeFile(config, before + new Map(setupFiles(hostRules(siteAt(address)))).get(path));
	const { stdout } = await run(pathOf(name), [...args, config]);
	return stdout;
}

describe.runIf(serverNames.some(isInstalled))("a server of Debian's", () => {
	it.each(serverNames.filter(isInstalled))("%s answers a revisit with 304 and no page", async (name) => {
		const host = await startHost(name, { files, rules });
		try {
			for (const path of ["/", pageOf("product").path, "/favicon.svg"]) {
				for (const encoding of ["gzip", "gzip, br", "identity"]) {
					const address = `http://127.0.0.1:${host.port}${path}`;
					const first = await fetch(address, { headers: { "accept-encoding": encoding } });
					await first.arrayBuffer();
					if (name === "apache" && encoding === "gzip, br") {
						expect(first.headers.get("content-encoding")).toBe("br");
					}
					const etag = first.headers.get("etag") ?? "none";
					const second = await fetch(address, {
						headers: { "accept-encoding": encoding, "if-none-match": etag },
					});
					expect([path, encoding, etag, second.status]).toEqual([path, encoding, etag, 304]);
					const changed = await fetch(address, { headers: { "if-none-match": '"another-gzip"' } });
					expect(changed.status).toBe(200);
				}
			}
		} finally {
			await host.close();
		}
	});
});

describe.runIf(isInstalled("nginx"))("the policies of a host and of its pages together", () => {
	it("let no inline script, handler or style in that is not the page's own", async () => {
		const host = await startHost("nginx", { files, rules });
		const page = await browser.newPage();
		try {
			await page.goto(`http://127.0.0.1:${host.port}${pageOf("product").path}`);
			const seen = await page.evaluate(() => {
				const script = document.createElement("script");
				script.textContent = "document.title = 'script'";
				const style = document.createElement("style");
				style.textContent = "body { opacity: 0.5 }";
				document.body.append(script, style);
				document.body.setAttribute("onclick", "document.title = 'handler'");
				document.body.click();
				return { title: document.title, opacity: getComputedStyle(document.body).opacity };
			});
			expect(seen).toEqual({ title: expect.stringContaining(pageOf("product").heading), opacity: "1" });
		} finally {
			await page.close();
			await host.close();
		}
	});
});

describe.runIf(isInstalled("caddy"))("Caddy", () => {
	const adapt = (address: string) =>
		check("caddy", "caddy/Caddyfile", address, "", "adapt", "--adapter", "caddyfile", "--config");

	it("gets the site's own address, for which it fetches a certificate", async () => {
		const config = await adapt("https://www.seller.test/repo");
		expect(config).toContain('"host":["www.seller.test"]');
		expect(config).toContain('"listen":[":443"]');
	});

	it("answers for every name while the address is a placeholder", async () => {
		for (const address of ["https://www.example.com", "https://user.example/repo"]) {
			const config = await adapt(address);
			expect(config).toContain('"listen":[":80"]');
			expect(config).not.toContain("example");
		}
	});
});

describe.runIf(isInstalled("lighttpd"))("lighttpd", () => {
	it("starts where the modules of the site are already on", async () => {
		const modules = ["05-setenv", "10-rewrite", "20-deflate"]
			.map((name) => `include "/etc/lighttpd/conf-available/${name}.conf"\n`)
			.join("");
		const before = `server.document-root = "/var/www/html"\n${modules}`;
		await expect(check("lighttpd", "lighttpd/site.conf", siteUrl, before, "-tt", "-f")).resolves.toBe("");
	});
});
