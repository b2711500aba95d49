import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { withSiblings } from "../../../pages/output/precompress.ts";

it("Every text file gets two siblings that unpack to it, and nothing else does", async () => {
	const files = new Map<string, string | Uint8Array>([
		["a/index.html", "<p>é</p>".repeat(50)],
		["script.js", "1"],
		["drawing.svg", Buffer.from("<svg/>")],
		["font.woff2", Buffer.from("wOF2")],
		["_headers", "/*"],
		["serve.json", "{}"],
	]);
	const siblings = new Map<string, string | Uint8Array>();
	for await (const [path, contents] of withSiblings(files)) siblings.set(path, contents);
	for (const [path, contents] of files) {
		expect(siblings.get(path)).toBe(contents);
		siblings.delete(path);
	}
	expect([...siblings.keys()].sort()).toEqual([
		"a/index.html.br",
		"a/index.html.gz",
		"drawing.svg.br",
		"drawing.svg.gz",
		"script.js.br",
		"script.js.gz",
	]);
	for (const [name, bytes] of siblings) {
		const unpacked = name.endsWith(".br") ? brotliDecompressSync(bytes) : gunzipSync(bytes);
		expect(unpacked.toString()).toBe(String(files.get(name.slice(0, -3))));
	}
});
