import type { RemainingPlaceholder } from "../../content/model/placeholders.ts";
import { budgetOf } from "./budget.ts";
import type { Changes } from "./changes.ts";

/** What a build tells of itself. */
export interface Report {
	/** The bytes after brotli of each page, by its file. */
	readonly weights: ReadonlyMap<string, number>;
	/** Whether the weights are exact, or what the pages weigh at most. */
	readonly isExact: boolean;
	/** How many files the site has, pages included. */
	readonly files: number;
	/** Against the last site, if there was one. */
	readonly changes: Changes | undefined;
	readonly placeholders: readonly RemainingPlaceholder[];
	/** Files for the host, from the root of the project, which do not belong inside the site. */
	readonly beside: readonly string[];
	readonly milliseconds: number;
	/** A line for each step of the build, if they were asked for. */
	readonly timings: readonly string[];
}

/** Makes a text stand out, where that can be shown. */
type Emphasis = (text: string) => string;

/** Of a longer list only the beginning is shown: of this many lines. */
const shown = 10;

/** With a comma between thousands. The locale's own way loads what takes 15 ms, once. */
function digits(number: number): string {
	return String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

function count(number: number, thing: string): string {
	return `${digits(number)} ${thing}${number === 1 ? "" : "s"}`;
}

/** The pages, those first that are nearest to their budget. */
function byBudget(weights: ReadonlyMap<string, number>) {
	return [...weights]
		.map(([file, bytes]) => ({ file, bytes, budget: budgetOf(file) }))
		.sort((a, b) => b.bytes / b.budget - a.bytes / a.budget);
}

function weightLines(weights: ReadonlyMap<string, number>): readonly string[] {
	const pages = byBudget(weights);
	// One or two lines more are shorter than the sentence that they were left out.
	const few = pages.length <= shown + 2 ? pages : pages.slice(0, shown);
	const lines = few.map(
		({ file, bytes, budget }) => `${digits(bytes).padStart(8)} of ${digits(budget)}  ${file}`,
	);
	const rest = pages.length - few.length;
	return rest === 0 ? lines : [...lines, `          and ${count(rest, "page")} further below the budget`];
}

function changeLines(changes: Changes | undefined): readonly string[] {
	if (changes === undefined) return [];
	const kinds = [
		["added", changes.added],
		["changed", changes.changed],
		["removed", changes.removed],
	] as const;
	const present = kinds.filter(([, files]) => files.length > 0);
	if (present.length === 0) return ["", "Nothing changed since the last build."];
	const lines = present.flatMap(([kind, files]) => files.map((file) => `${kind.padStart(9)}  ${file}`));
	return [
		"",
		`Since the last build: ${present.map(([kind, files]) => `${digits(files.length)} ${kind}`).join(", ")}.`,
		...(lines.length <= shown ? lines : []),
	];
}

function placeholderLines(placeholders: readonly RemainingPlaceholder[]): readonly string[] {
	if (placeholders.length === 0) return [];
	return [
		"",
		`${count(placeholders.length, "placeholder")} left, which npm run build -- --release refuses:`,
		...byFile(placeholders),
	];
}

/** A line for each file, with its entries. */
function byFile(placeholders: readonly RemainingPlaceholder[]): readonly string[] {
	const files = [...new Set(placeholders.map(({ file }) => file))];
	return files.map((name) => {
		const entries = placeholders.filter(({ file }) => file === name).map(({ entry }) => entry);
		const rest = entries.length > shown ? ` and ${entries.length - shown} more` : "";
		return `  ${name}: ${entries.slice(0, shown).join("; ")}${rest}`;
	});
}

/** A release that still has placeholders in it. The message lists them by file. */
export class ReleaseError extends Error {
	override readonly name = "ReleaseError";

	constructor(placeholders: readonly RemainingPlaceholder[]) {
		super(
			[
				`The content still has ${count(placeholders.length, "placeholder")}, and a release may have none:`,
				...byFile(placeholders),
				"Put the real values there and build again; dist/ is untouched.",
			].join("\n"),
		);
	}
}

/** For a person. It stays short, however large the site is. */
function text(report: Report, emphasize: Emphasis): string {
	const { weights, isExact, files, changes, placeholders, beside, milliseconds, timings } = report;
	const seconds = (milliseconds / 1000).toFixed(1);
	return [
		emphasize(`Wrote ${count(weights.size, "page")} in ${count(files, "file")} to dist/ in ${seconds} s.`),
		...(beside.length > 0 ? [`Wrote ${beside.join(", ")}.`] : []),
		"",
		`Bytes after brotli${isExact ? "" : ", at most"}, and the budget:`,
		...weightLines(weights),
		...changeLines(changes),
		...placeholderLines(placeholders),
		...(timings.length > 0 ? ["", ...timings] : []),
	].join("\n");
}

/** For a program: one JSON object. */
function json({ weights, changes, ...report }: Report): string {
	return JSON.stringify({ pages: byBudget(weights), changes: changes ?? null, ...report });
}

/** The report as it is asked for, without a line end. */
export function printReport(form: "text" | "json" | "none", report: Report, emphasize: Emphasis): string {
	switch (form) {
		case "text":
			return text(report, emphasize);
		case "json":
			return json(report);
		case "none":
			return "";
	}
}
