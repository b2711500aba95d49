import { remainingPlaceholders } from "../../content/model/everything.ts";

/**
 * Lists the placeholders in the content: first their number, then a line for each file. Returns no lines if there are
 * none. Leaves out the site's address if SITE_URL in the environment replaces it.
 *
 * @param content the live content by default
 */
export function placeholderLines(
	{ SITE_URL }: { readonly SITE_URL?: string | undefined },
	content?: Parameters<typeof remainingPlaceholders>[0],
): readonly string[] {
	const placeholders = remainingPlaceholders(content).filter(
		({ entry }) => !SITE_URL || entry !== "company.siteUrl",
	);
	if (placeholders.length === 0) return [];
	const count = placeholders.length === 1 ? "1 placeholder" : `${placeholders.length} placeholders`;
	const files = [...new Set(placeholders.map(({ file }) => file))];
	return [
		`The content still has ${count}. Replace all of them before a release:`,
		...files.map((name) => {
			const entries = placeholders.filter(({ file }) => file === name).map(({ entry }) => entry);
			return `  ${name}: ${entries.join("; ")}`;
		}),
	];
}
