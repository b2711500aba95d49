import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { cached } from "../../assets/make/cache.ts";
import type { SiteFiles } from "./files.ts";

/** The maximum bytes of a page after brotli: less than a connection carries in its first two round trips. */
const pageLimit = 20_000;

/** Characters of English text per byte of a compressed page: from 2.3 to 4. */
const charactersPerByte = 2.5;

/** Compressing a page takes 40 to 130 ms once, so the build only measures the largest pages. */
const measured = 3;

const brotli = promisify(brotliCompress);

const heavyElement = /<(style|script|svg)\b.*?<\/\1>/gs;
const nameOf: Readonly<Record<string, string>> = { style: "style sheet", svg: "drawing" };

/** The largest styles, scripts and drawings of a page, with the bytes of each compressed alone: "drawing (4120)". */
async function largestParts(markup: string): Promise<readonly string[]> {
	const elements = [...markup.matchAll(heavyElement)].map(([text, element = ""]) => ({
		name: nameOf[element] ?? element,
		text,
	}));
	const rest = { name: "text and markup", text: markup.replace(heavyElement, "") };
	const parts = await Promise.all(
		[...elements, rest].map(async ({ name, text }) => ({ name, bytes: (await brotli(text)).length })),
	);
	return parts
		.sort((a, b) => b.bytes - a.bytes)
		.slice(0, 4)
		.map(({ name, bytes }) => `${name} (${bytes})`);
}

/** A sentence for each page with more bytes than a good host should send for it, with its largest parts. */
export async function sizeWarnings(files: SiteFiles): Promise<readonly string[]> {
	const pages = [...files].filter(([file]) => file.endsWith(".html"));
	const largest = pages.sort(([, a], [, b]) => b.length - a.length).slice(0, measured);
	const warnings = largest.map(async ([file, contents]) => {
		const { length } = await cached(".", [contents], "br", () => brotli(contents));
		const over = length - pageLimit;
		if (over <= 0) return [];
		const characters = Math.ceil((over * charactersPerByte) / 100) * 100;
		return [
			`${file} has ${length} bytes after brotli, ${over} more than a page should have: about ${characters} characters of text. ` +
				`Its largest parts: ${(await largestParts(String(contents))).join(", ")}. Shorten its texts, or show less on it.`,
		];
	});
	return (await Promise.all(warnings)).flat();
}
