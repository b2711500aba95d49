import { Problem } from "../../assets/make/problem.ts";
import type { SiteFiles } from "./files.ts";

/** React writes every attribute in this form. */
const attribute = / (id|href|src|srcset)="([^"]*)"/gi;
const hasScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The addresses in an attribute: a `srcset` has several, each followed by a description. */
function addressesIn(name: string, value: string): readonly string[] {
	if (name.toLowerCase() !== "srcset") return [value];
	return value.split(",").map((candidate) => candidate.trim().replace(/\s.*$/, ""));
}

/** The ids of a page, and the addresses that it links to or loads. */
function readPage(markup: string) {
	const ids = new Set<string>();
	const links = new Set<string>();
	for (const [, name = "", value = ""] of markup.matchAll(attribute)) {
		if (name === "id") ids.add(value);
		else for (const address of addressesIn(name, value)) links.add(address);
	}
	return { ids, links };
}

function fileAt(path: string): string {
	return path.endsWith("/") || path === "" ? `${path}index.html` : path;
}

/** Up to three names, and the number of others. */
function firstThree(pages: readonly string[]): string {
	const rest = pages.length > 3 ? ` and ${pages.length - 3} more` : "";
	return pages.slice(0, 3).join(", ") + rest;
}

/**
 * Checks the internal links of all pages: each starts with the base path, its file exists, and so does the element with
 * its `#fragment`.
 *
 * @param base the base path of the site
 * @param listed the files of the pages that visitors should find
 * @returns a sentence for each listed page that no other page links to
 * @throws Problem that lists every broken link
 */
export function checkLinks(files: SiteFiles, base: string, listed: readonly string[]): readonly string[] {
	const pages = new Map<string, ReturnType<typeof readPage>>();
	for (const [file, contents] of files) {
		if (typeof contents === "string" && /\.(html|svg)$/.test(file)) pages.set(file, readPage(contents));
	}

	/** The files that another page links to. */
	const linked = new Set<string>();

	function problemOf(link: string, page: string): string | undefined {
		if (hasScheme.test(link) || link === "#") return undefined;
		if (link.startsWith("#")) {
			return pages.get(page)?.ids.has(link.slice(1)) ? undefined : "nothing on its own page has that id";
		}
		if (!link.startsWith(base)) return `an address within the site starts with "${base}"`;
		const [address = "", fragment] = link.slice(base.length).split("#");
		const file = fileAt(address.replace(/\?.*$/, ""));
		if (file !== page) linked.add(file);
		if (!files.has(file)) return `there is no file "${file}"`;
		if (fragment && !pages.get(file)?.ids.has(fragment)) return `nothing in ${file} has the id "${fragment}"`;
		return undefined;
	}

	const dead = new Map<string, string[]>();
	for (const [page, { links }] of pages) {
		for (const link of links) {
			const problem = problemOf(link, page);
			if (problem === undefined) continue;
			const sentence = `The link "${link}" leads nowhere: ${problem}.`;
			dead.set(sentence, [...(dead.get(sentence) ?? []), page]);
		}
	}
	if (dead.size > 0) {
		throw new Problem(
			[...dead].map(([sentence, on]) => `${sentence} It is on ${firstThree(on)}.`).join("\n"),
		);
	}
	return listed
		.filter((file) => !linked.has(file))
		.map((file) => `No other page links to ${file}. Add it to content/navigation.ts, or delete the page.`);
}
