import type { SiteFiles } from "./site-files.ts";

/**
 * GitHub Pages serves the site at the host in the file `CNAME`. Returns a warning if that is not the host of the site, and one
 * for each file with almost that name, such as "CNAME.txt".
 */
export function cnameWarnings(files: SiteFiles, url: string): readonly string[] {
	const contents = files.get("CNAME");
	const misnamed = [...files.keys()]
		.filter((name) => name !== "CNAME" && /^cname\b[^/]*$/i.test(name))
		.map(
			(name) =>
				`assets/public/${name}: hosts only read a file with the name CNAME, in capitals and without an ending. Rename it.`,
		);
	if (contents === undefined) return misnamed;
	const written = Buffer.from(contents).toString().trim();
	const { host } = new URL(url);
	if (written.toLowerCase() === host) return misnamed;
	const [, named = host] = /^(?:https?:)?\/*([\w.-]+\.[a-z]+)/i.exec(written) ?? [];
	return [
		...misnamed,
		named === written
			? `assets/public/CNAME has the host ${written}, but the site's address is ${url}. Write the same host in both.`
			: `assets/public/CNAME: ${JSON.stringify(written)} is not a host. Write only ${named}`,
	];
}
