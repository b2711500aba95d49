import { styleText } from "node:util";
import type { RemainingPlaceholder } from "../../content/model/placeholders.ts";
import type { SiteFiles } from "./files.ts";
import { type PageSize, pageLimit } from "./sizes.ts";

/** The contents of the build report. */
export interface Report {
	readonly files: SiteFiles;
	/** Where the files were written, from the root of the project. */
	readonly folder: string;
	readonly sizes: readonly PageSize[];
	readonly placeholders: readonly RemainingPlaceholder[];
	/** Host files beside the site, from the root of the project. */
	readonly beside: readonly string[];
	readonly milliseconds: number;
}

const number = new Intl.NumberFormat("en-US");

function count(amount: number, thing: string): string {
	return `${number.format(amount)} ${thing}${amount === 1 ? "" : "s"}`;
}

/** A line for each content file, with its entries. */
function byFile(placeholders: readonly RemainingPlaceholder[]): readonly string[] {
	const files = [...new Set(placeholders.map(({ file }) => file))];
	return files.map((name) => {
		const entries = placeholders.filter(({ file }) => file === name).map(({ entry }) => entry);
		return `  ${name}: ${entries.join("; ")}`;
	});
}

/** The error for a release whose content has these placeholders. */
export function releaseProblem(placeholders: readonly RemainingPlaceholder[]): string {
	return [
		`The content still has ${count(placeholders.length, "placeholder")}, and a release may have none:`,
		...byFile(placeholders),
		"Put the real values there.",
	].join("\n");
}

/** The report for a person. It stays short for sites of any size. */
export function printReport({ files, folder, sizes, placeholders, beside, milliseconds }: Report): string {
	const pages = [...files.keys()].filter((file) => file.endsWith(".html")).length;
	const seconds = (milliseconds / 1000).toFixed(1);
	return [
		styleText(
			"bold",
			`Wrote ${count(pages, "page")} in ${count(files.size, "file")} to ${folder}/ in ${seconds} s.`,
		),
		...(beside.length > 0 ? [`Wrote ${beside.join(", ")}.`] : []),
		"",
		`Bytes of ${pages > sizes.length ? "the largest pages" : "pages"} after brotli, of ${number.format(pageLimit)}:`,
		...sizes.map(({ file, bytes }) => `${number.format(bytes).padStart(8)}  ${file}`),
		...(placeholders.length > 0
			? [
					"",
					`${count(placeholders.length, "placeholder")} left, which npm run build -- --release refuses:`,
					...byFile(placeholders),
				]
			: []),
	].join("\n");
}
