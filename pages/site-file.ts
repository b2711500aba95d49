/** A file of the site: its path from the root of the site, and what is in it. Pages are texts. */
export type SiteFile = readonly [path: string, contents: string | Uint8Array];

/** Whether a file is a page: an HTML document, as text. */
export function isPage(file: SiteFile): file is readonly [path: string, markup: string] {
	const [path, contents] = file;
	return typeof contents === "string" && path.endsWith(".html");
}
