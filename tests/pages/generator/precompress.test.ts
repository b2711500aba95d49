import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressedSiblings } from "../../../pages/generator/precompress.ts";

it("Only text files get two compressed copies", () => {
	const texts = ["a/index.html", "a.js", "a.css", "a.svg", "a.txt", "a.xml", "a.json"];
	const files = new Map([...texts, "a.woff2", "_headers"].map((file) => [file, `é in ${file}`]));
	const copies = compressedSiblings(files).map(([file, bytes]) => [
		file,
		(file.endsWith(".br") ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString(),
	]);
	expect(copies).toEqual(
		texts.flatMap((file) => [`${file}.br`, `${file}.gz`].map((copy) => [copy, files.get(file)])),
	);
});
