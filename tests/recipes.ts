import { readFileSync } from "node:fs";

const texts = readFileSync("README.md", "utf8") + readFileSync("content/README.md", "utf8");

/** A recipe's edit: inserts code below the last of some places, creates a file, or replaces one text with another. */
interface Step {
	readonly file: string;
	readonly change: (text: string) => string;
}

const stepPattern =
	/^(?:In|Create) (?<sentence>[^\n]*):\n\n```tsx?\n(?<code>.*?)```|In `(?<file>[^`]+)`, replace `(?<from>[^`]+)` with `(?<to>[^`]+)`/gms;

/**
 * Reads the recipe below a heading of the READMEs. Its steps are "Create `file`:" or "In `file`, below `place` and its
 * `place`:", followed by code, or "In `file`, replace `text` with `text`".
 */
export function recipe(heading: string) {
	const [, section] = new RegExp(`^### ${heading}\n(.*?)\n##`, "ms").exec(texts) ?? [];
	if (section === undefined) throw new Error(`The READMEs have no recipe "${heading}".`);
	const steps = [...section.matchAll(stepPattern)].map(({ groups = {} }): Step => {
		const { sentence = "", code, file = "", from = "", to = "" } = groups;
		if (code === undefined) return { file, change: (text) => text.replaceAll(from, to) };
		const [target = "", ...places] = [...sentence.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
		return { file: target, change: (text) => insertBelow(text, places, code) };
	});

	/** The value of a field in the recipe's code, or the first match of a pattern. */
	function given(field: string | RegExp): string {
		const pattern = typeof field === "string" ? new RegExp(`\\b${field}"?: "([^"]*)"`) : field;
		const [, value] = pattern.exec(section ?? "") ?? [];
		if (value === undefined) throw new Error(`The recipe "${heading}" has no ${field}.`);
		return value;
	}
	return { steps, given };
}

function insertBelow(text: string, places: readonly string[], code: string): string {
	let index = 0;
	for (const place of places) {
		index = text.indexOf(place, index);
		if (index === -1) throw new Error(`There is no "${place}" to insert code below.`);
	}
	const below = text === "" ? 0 : text.indexOf("\n", index) + 1;
	return text.slice(0, below) + code + text.slice(below);
}

/** The recipes that add or rename something, and the number of files that each edits. Later ones need earlier ones. */
export const recipes = [
	["Add a product", 1],
	["Add a product to a list", 1],
	["Add a list", 2],
	["Add a page", 1],
	["Add a link to the navigation", 1],
	["Add a partner", 1],
	["Add a term", 1],
	["Rename an id", 2],
] as const;
