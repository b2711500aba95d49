import { readFileSync } from "node:fs";

const texts = readFileSync("README.md", "utf8") + readFileSync("content/README.md", "utf8");

/** One edit of a recipe: new code below the line of the last of some places, or in a new file; or one text for another. */
interface Step {
	readonly file: string;
	readonly change: (text: string) => string;
}

const stepPattern =
	/^(?:In|Create) (?<sentence>[^\n]*):\n\n```tsx?\n(?<code>.*?)```|In `(?<file>[^`]+)`, replace `(?<from>[^`]+)` with `(?<to>[^`]+)`/gms;

/**
 * The recipe below a heading of the READMEs. Its steps: "Create `file`:" or "In `file`, below `place` and its `place`:",
 * and the code; or "In `file`, replace `text` with `text`".
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

	/** The value of a field in its code, or the first one that a pattern finds. */
	function given(field: string | RegExp): string {
		const pattern = typeof field === "string" ? new RegExp(`\\b${field}"?: "([^"]*)"`) : field;
		const [, value] = pattern.exec(section ?? "") ?? [];
		if (value === undefined) throw new Error(`The recipe "${heading}" gives no ${field}.`);
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

/** The recipes that add or rename something, with the number of files that each touches. They follow one another. */
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
