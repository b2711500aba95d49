import { redirects } from "../../content/redirects.ts";
import { servedAddress } from "../../content/schema/served-address.ts";
import { fileOf } from "../../content/site/routes.ts";
import { Problem } from "./problem.ts";

/** A file of the site, by its path relative to the root. */
interface Named {
	readonly path: string;
}

/** What a generated file is, for messages. */
function nameOf(file: string): string {
	if (!file.endsWith(".html")) return `the generated file "${file}"`;
	const redirect = redirects.find(({ from }) => fileOf(from) === file);
	if (redirect) return `the redirect from ${redirect.from}`;
	return `the page /${file.replace(/(?<=^|\/)index\.html$/, "")}`;
}

/**
 * Checks that public files share no file and no address with a page, a redirect, a generated file
 * or each other. A public file may replace a generated one that is not HTML, such as robots.txt, at
 * exactly the same path.
 *
 * @param generated all generated files
 * @throws Problem that names both of each pair
 */
export function checkPublicPaths(generated: readonly Named[], publicFiles: readonly Named[]): void {
	const owners = new Map(
		generated.map(({ path }) => [
			servedAddress(path),
			{ path, name: nameOf(path), isReplaceable: !path.endsWith(".html") },
		]),
	);
	const problems: string[] = [];
	for (const { path } of publicFiles) {
		const name = `assets/public/${path}`;
		const address = servedAddress(path);
		const owner = owners.get(address);
		const isReplacement = owner?.path === path && owner.isReplaceable;
		if (owner && !isReplacement) {
			problems.push(
				`${name} would be the same file or address as ${owner.name}. Rename or delete one of them.`,
			);
		} else {
			owners.set(address, { path, name, isReplaceable: false });
		}
	}
	if (problems.length > 0) throw new Problem(problems.join("\n"));
}
