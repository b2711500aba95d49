import { readFileSync } from "node:fs";

/** An edit of a file: one fence of a recipe. */
export interface Step {
	readonly file: string;
	/** Strings in the file, in this order. The code goes below the last one. A new file has none. */
	readonly below: readonly string[];
	/** The string that the code replaces. */
	readonly replace?: string | undefined;
	readonly code: string;
}

// The formatter also prints the code of a README, and would end a line of JSX with a semicolon:
// such a fence is text.
const fence = /^```(?:tsx?|text) file=(?<file>\S+)(?<places>[^\n]*)\n(?<code>.*?)^```$/gms;
const place = / (below|replace)=(["'])(.*?)\2/g;

/**
 * Reads the steps of a README's recipes, in order: fences that begin with a line such as
 *
 *     ```ts file=content/chooser.ts below="export const types" below="= {"
 *
 * @throws Error if a fence with a `file` has other attributes than `below` and `replace`
 */
export function stepsIn(readme: string): readonly Step[] {
	return [...readFileSync(readme, "utf8").matchAll(fence)].map(({ groups = {} }) => {
		const { file = "", places = "", code = "" } = groups;
		const found = [...places.matchAll(place)].map(([, name, , text = ""]) => ({ name, text }));
		if (places.replace(place, "") !== "") {
			throw new Error(`${readme} has a fence for ${file} with attributes that no test reads:${places}`);
		}
		const below = found.filter(({ name }) => name === "below").map(({ text }) => text);
		return { file, below, replace: found.find(({ name }) => name === "replace")?.text, code };
	});
}

/**
 * Returns the text of a file after a step. That of a new file is empty before.
 *
 * @throws Error if the place is not there
 */
export function applyStep({ file, below, replace, code }: Step, text: string): string {
	if (replace !== undefined) return text.replaceAll(replace, code.trimEnd());
	if (below.length === 0) {
		if (text !== "") throw new Error(`A recipe creates ${file}, which exists. Say where its code goes.`);
		return code;
	}
	let end = 0;
	for (const before of below) {
		const start = text.indexOf(before, end);
		if (start === -1) {
			throw new Error(`A recipe inserts code into ${file} below "${before}", which is not there.`);
		}
		end = start + before.length;
	}
	// What closes an empty list may be in the same line.
	return `${text.slice(0, end)}\n${code}${text.slice(end).replace(/^\n/, "")}`;
}
