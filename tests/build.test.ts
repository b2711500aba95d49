import { randomBytes } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { copySite } from "./build-site.ts";
import { environment, files, textOfFile } from "./site.ts";

it("Builds are identical, byte for byte, in any folder, time zone and language, and print no warnings", async () => {
	await using copy = await copySite();
	const language = "tr_TR.UTF-8";
	const elsewhere = { TZ: "Pacific/Pago_Pago", LC_ALL: language, LANG: language, NODE_ENV: "development" };
	const { stdout, stderr } = await copy.build({ ...environment, ...elsewhere }, ["--precompress"]);
	// React would print its warnings here, too. A page over the size limit has one.
	expect(stderr).toBe("");
	expect(stdout).toMatch(/^Wrote \d+ .* to dist\/.*\n {2}content\/company\.ts: company\.name/s);
	const written = [...copy.files()];
	expect(written.map(([file]) => file)).toContain("index.html.br");
	expect(new Map(written.filter(([file]) => !/\.(?:br|gz)$/.test(file)))).toEqual(files);
});

it("A build prints its warnings: no https, a video from the future, a heavy page, one that no other links to, and a description of two pages", async () => {
	await using copy = await copySite();
	const text = randomBytes(20_000).toString("base64");
	const page = `{ ...pages["/partners/"], heading: "About", texts: { intro: "${text}" } }`;
	await copy.edit("content/pages.ts", (source) => `${source}Object.assign(pages, { "/about/": ${page} });`);
	const video = '{ uploadDate: "2026-02-01T00:00:00-06:00" }';
	await copy.edit("content/products.ts", (source) => `${source}Object.assign(products.x1, ${video});`);
	const { stderr } = await copy.build({ ...environment, SITE_URL: "http://www.example.com" });
	for (const warning of [
		"The site's address is http://www.example.com. Browsers call",
		'content/products.ts, products, x1, uploadDate: "2026-02-01T00:00:00-06:00" is in the future.',
		"about/index.html has",
		"No other page links to /about/",
		"/about/ has the same description",
	]) {
		expect(stderr).toContain(`Warning: ${warning}`);
	}
});

it("Visitors get no React, at most 1,400 bytes of script after brotli, and 350 more on a not-found page", () => {
	const scripts = [...files].flatMap(([file, text]) => (file.endsWith(".js") ? [String(text)] : []));
	const inline = textOfFile("404.html").match(/(?<=<script>).*?(?=<\/script>)/gs) ?? [];
	expect([scripts.length, inline.length]).toEqual([1, 1]);
	expect(brotliCompressSync(scripts.join()).length).toBeLessThanOrEqual(1400);
	expect(brotliCompressSync(inline.join()).length).toBeLessThanOrEqual(350);
	expect(scripts.join() + inline.join()).not.toMatch(/react|__webpack|hydrate/i);
});
