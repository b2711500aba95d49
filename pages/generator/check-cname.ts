import type { SiteFiles } from "./site-files.ts";

/** GitHub Pages serves the site at the host in the file `CNAME`. Returns a warning if that is not the host of the site. */
export function cnameWarnings(files: SiteFiles, url: string): readonly string[] {
	const contents = files.get("CNAME");
	if (contents === undefined) return [];
	const written = Buffer.from(contents).toString().trim();
	const { host } = new URL(url);
	if (written.toLowerCase() === host) return [];
	const [, named = host] = /^(?:https?:)?\/*([\w.-]+\.[a-z]+)/i.exec(written) ?? [];
	return [
		named === written
			? `assets/public/CNAME has the host ${written}, but the site's address is ${url}. Write the same host in both.`
			: `assets/public/CNAME: ${JSON.stringify(written)} is not a host. Write only ${named}`,
	];
}
