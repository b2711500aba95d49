/** Internal links that lead nowhere. The message names each, and the page it stands on. */
class LinkError extends Error {
	override readonly name = "LinkError";
}

function attributeValues(markup: string, name: string): string[] {
	return [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);
}

/** The file that a host sends for a path of the site. */
function fileOf(path: string): string {
	return path.endsWith("/") || path === "" ? `${path}index.html` : path;
}

/**
 * Checks every internal link of every page: the file is written, and the `#fragment` stands in it.
 *
 * @param files all files of the site, by path; pages as text
 * @throws LinkError that lists every dead link
 */
export function checkLinks(files: ReadonlyMap<string, string | Uint8Array>, base: string): void {
	const ids = new Map<string, ReadonlySet<string>>();
	for (const [file, contents] of files) {
		if (typeof contents === "string" && file.endsWith(".html")) {
			ids.set(file, new Set(attributeValues(contents, "id")));
		}
	}
	const dead: string[] = [];
	for (const [page, contents] of files) {
		if (typeof contents !== "string" || !page.endsWith(".html")) continue;
		const pictures = attributeValues(contents, "srcSet").flatMap((set) =>
			set.split(", ").map((candidate) => candidate.replace(/ \S+$/, "")),
		);
		const links = [...attributeValues(contents, "href"), ...attributeValues(contents, "src"), ...pictures];
		for (const link of links) {
			if (!link.startsWith(base) && !link.startsWith("#")) continue;
			const [path = "", fragment] = link.split("#");
			const file = link.startsWith("#") ? page : fileOf(path.slice(base.length));
			if (!files.has(file)) {
				dead.push(`The page ${page} links to "${link}", but no file "${file}" is written.`);
			} else if (fragment && !ids.get(file)?.has(fragment)) {
				dead.push(`The page ${page} links to "${link}", but nothing in ${file} has the id "${fragment}".`);
			}
		}
	}
	if (dead.length > 0) {
		throw new LinkError(`${dead.join("\n")}\nCorrect these links; dist/ is untouched.`);
	}
}
