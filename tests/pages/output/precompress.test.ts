import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressedSiblings } from "../../../pages/output/precompress.ts";

it("Only text files get two compressed copies", () => {
	const files = new Map<string, string | Uint8Array>([
		["a/index.html", "<p>é</p>".repeat(50)],
		["script.js", "1"],
		["drawing.svg", Buffer.from("<svg/>")],
		["manifest.json", "{}"],
		["font.woff2", Buffer.from("wOF2")],
		["_headers", "/*"],
	]);
	const siblings = compressedSiblings(files);
	expect(siblings.map(([path]) => path)).toEqual(
		["a/index.html", "script.js", "drawing.svg", "manifest.json"].flatMap((path) => [
			`${path}.br`,
			`${path}.gz`,
		]),
	);
	for (const [name, bytes] of siblings) {
		const unpacked = name.endsWith(".br") ? brotliDecompressSync(bytes) : gunzipSync(bytes);
		expect(unpacked.toString()).toBe(String(files.get(name.slice(0, -3))));
	}
});
