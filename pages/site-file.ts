/** A page's text once more, apart: what stands on this page alone, and what it has in common with others. */
export interface Parts {
	readonly own: string;
	/** Style sheet and drawings. A text that many pages share is one string: what was found in it holds for all of them. */
	readonly shared: readonly string[];
}

/** A file of the site: its path from the root of the site, and what is in it. Pages are texts, and may come in parts too. */
export type SiteFile = readonly [path: string, contents: string | Uint8Array, parts?: Parts];

/** An HTML document. */
export type PageFile = readonly [path: string, markup: string, parts?: Parts];

export function isPage(file: SiteFile): file is PageFile {
	const [path, contents] = file;
	return typeof contents === "string" && path.endsWith(".html");
}

/** The parts of a page, which may be but one. */
export function partsOf([, markup, parts]: PageFile): Parts {
	return parts ?? { own: markup, shared: [] };
}
