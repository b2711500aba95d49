import { unfinishedValues } from "../../content/check/unfinished.ts";

/**
 * Lists the placeholders and sample values in the content: their number, then a line for each file; nothing if there are
 * none. Leaves out the site's address if SITE_URL overrides it.
 */
export function placeholderLines(siteUrl = ""): readonly string[] {
	const unfinished = unfinishedValues().filter(({ entry }) => siteUrl === "" || entry !== "company.siteUrl");
	if (unfinished.length === 0) return [];
	const files = [...new Set(unfinished.map(({ file }) => file))];
	return [
		`The content still has placeholders or sample values (${unfinished.length}). Replace each placeholder("…") as a whole, and each sample, with the real value before a release:`,
		...files.map((name) => {
			const entries = unfinished.filter(({ file }) => file === name).map(({ entry }) => entry);
			return `  ${name}: ${entries.join("; ")}`;
		}),
	];
}
