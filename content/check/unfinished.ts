import { isPlaceholder } from "../schema/placeholder.ts";
import { allStringsIn } from "./entries.ts";
import { everything } from "./everything.ts";

/**
 * Reserved addresses and phone numbers (RFC 2606, https://www.nanpa.com/), and names that begin
 * with "Example".
 */
const sample = /\bexample\.(?:com|org|net)\b|\b555[ .-]01\d\d\b|\d{3}55501\d\d\b|^(?:\d+ )?Example /i;

/**
 * Lists the remaining placeholders and sample values: their number, then a line for each file. No
 * lines if there are none.
 *
 * @param siteUrl the address that overrides the one in the content, which then may be a sample
 * @param content the exports of each file of the content
 */
export function unfinishedLines(
	siteUrl = "",
	content: Readonly<Record<string, object>> = everything,
): readonly string[] {
	const files = Object.entries(content).map(([file, exported]) => {
		const entries = allStringsIn(exported)
			.filter(({ value }) => isPlaceholder(value) || sample.test(value))
			.map(({ place }) => place.join("."))
			.filter((entry) => siteUrl === "" || entry !== "company.siteUrl");
		return { file, entries };
	});
	const count = files.flatMap(({ entries }) => entries).length;
	if (count === 0) return [];
	return [
		`The content still has placeholders or sample values (${count}). Replace each placeholder("…") as a whole, and each sample, with the real value before a release:`,
		...files
			.filter(({ entries }) => entries.length > 0)
			.map(({ file, entries }) => `  ${file}: ${entries.join("; ")}`),
	];
}
