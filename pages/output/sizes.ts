import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { SiteFiles } from "./files.ts";

/** The size of a page. */
export interface PageSize {
	readonly file: string;
	/** After brotli at its highest quality, as a good host sends it. */
	readonly bytes: number;
	/** The parts of a page over the limit, largest first. Bytes after brotli, each part compressed alone. */
	readonly parts: readonly { readonly name: string; readonly bytes: number }[];
}

/** The maximum bytes of a page after brotli: less than a connection carries in its first two round trips. */
export const pageLimit = 20_000;

/** Characters of English text per byte of a compressed page: from 2.3 to 4. */
const charactersPerByte = 2.5;

/** Compressing a page takes 30 to 70 ms, so the build only measures the largest pages. */
const measured = 3;

const brotli = promisify(brotliCompress);
const best = {
	params: {
		[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
	},
};

async function bytesOf(text: string | Uint8Array): Promise<number> {
	return (await brotli(text, best)).length;
}

const heavyElement = /<(style|script|svg)\b.*?<\/\1>/gs;
const nameOf: Readonly<Record<string, string>> = { style: "style sheet", svg: "drawing" };

/** The styles, scripts and drawings of a page, and the rest. */
async function partsOf(markup: string): Promise<PageSize["parts"]> {
	const elements = [...markup.matchAll(heavyElement)].map(([text, element = ""]) => ({
		name: nameOf[element] ?? element,
		text,
	}));
	const rest = { name: "text and markup", text: markup.replace(heavyElement, "") };
	const parts = [...elements, rest].map(async ({ name, text }) => ({ name, bytes: await bytesOf(text) }));
	return (await Promise.all(parts)).sort((a, b) => b.bytes - a.bytes);
}

/** The sizes of the largest pages, largest first. */
export async function sizesOf(files: SiteFiles): Promise<readonly PageSize[]> {
	const pages = [...files].filter(([file]) => file.endsWith(".html"));
	const largest = pages.sort(([, a], [, b]) => b.length - a.length).slice(0, measured);
	const sizes = largest.map(async ([file, contents]) => {
		const bytes = await bytesOf(contents);
		return { file, bytes, parts: bytes > pageLimit ? await partsOf(String(contents)) : [] };
	});
	return (await Promise.all(sizes)).sort((a, b) => b.bytes - a.bytes);
}

/** A sentence for each page that exceeds the limit, with its largest parts. */
export function sizeWarnings(sizes: readonly PageSize[]): readonly string[] {
	return sizes
		.filter(({ bytes }) => bytes > pageLimit)
		.map(({ file, bytes, parts }) => {
			const over = bytes - pageLimit;
			const characters = Math.ceil((over * charactersPerByte) / 100) * 100;
			const largest = parts.slice(0, 4).map((part) => `${part.name} (${part.bytes})`);
			return (
				`${file} has ${bytes} bytes after brotli, ${over} more than a page should have: about ${characters} characters of text. ` +
				`Its largest parts: ${largest.join(", ")}. Shorten its texts, or show less on it.`
			);
		});
}
