import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { copySite } from "./build-site.ts";
import { environment, files, textOfFile } from "./site.ts";
import { expectSnapshot } from "./snapshot.ts";

it("builds are identical in any folder, time zone and language", async () => {
	await using copy = await copySite();
	const language = "tr_TR.UTF-8";
	const elsewhere = { TZ: "Pacific/Pago_Pago", LC_ALL: language, LANG: language, NODE_ENV: "development" };
	const { stdout, stderr } = await copy.build({ ...environment, ...elsewhere }, ["--precompress"]);
	// React would print its warnings here, too. A page over the size limit has one.
	expect(stderr).toBe("");
	expect(stdout).toMatch(
		/^Wrote \d+ .* to dist\/.*\n {2}content\/company\.ts: company\.name; company\.wordmark; company\.email; /s,
	);
	const copies = [...files].filter(([file]) => /\.(?:html|js|css|svg|txt|xml|json)$/.test(file));
	const written = [...copy.files()].map(([file, contents]): [string, string | Uint8Array] => {
		if (file.endsWith(".br")) return [file, brotliDecompressSync(contents).toString()];
		return [file, file.endsWith(".gz") ? gunzipSync(contents).toString() : contents];
	});
	const compressed = copies.flatMap(([file, text]) =>
		[".br", ".gz"].map((end) => [file + end, text] as const),
	);
	expect(new Map(written)).toEqual(new Map([...files, ...compressed]));
});

it("A build prints the warnings of its snapshot about its content and links", async () => {
	await using copy = await copySite();
	const page = '{ ...pages["/partners/"], heading: "About", texts: { text: "What we do." } }';
	const end = /$/;
	for (const [file, from, to] of [
		["content/pages.ts", end, `Object.assign(pages, { "/about/": ${page} });\n`],
		["content/products.ts", end, 'products.x1.uploadDate = "2026-02-01T00:00:00-06:00";\n'],
		["content/guide.ts", '{ drawing: "s600", product: "x8" },', ""],
	] as const) {
		await copy.edit(file, (text) => text.replace(from, to));
	}
	const { stderr } = await copy.build({ ...environment, SITE_URL: "http://www.example.com" });
	await expectSnapshot(stderr, "warnings.txt");
});

it("visitors get no React, and at most 1,400 bytes of script", () => {
	const scripts = [...files].flatMap(([file, text]) => (file.endsWith(".js") ? [String(text)] : []));
	const inline = textOfFile("404.html").match(/(?<=<script>).*?(?=<\/script>)/gs) ?? [];
	expect([scripts.length, inline.length]).toEqual([1, 1]);
	expect(brotliCompressSync(scripts.join()).length).toBeLessThanOrEqual(1400);
	expect(brotliCompressSync(inline.join()).length).toBeLessThanOrEqual(350);
	expect(scripts.join() + inline.join()).not.toMatch(/react|__webpack|hydrate/i);
});
