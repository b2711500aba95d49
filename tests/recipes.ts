import { readFileSync } from "node:fs";

const manuals = ["README.md", "content/README.md", "components/drawings/README.md"];
const readmes = manuals.map((file) => readFileSync(file, "utf8")).join("");

const stepPattern =
	/^In (?<sentence>[^\n]*):\n\n```tsx?\n(?<code>.*?)```|In `(?<file>[^`]+)`, replace `(?<from>[^`]+)` with `(?<to>[^`]+)`/gms;

/** An edit of a file. A file that does not exist yet is empty. */
export interface Step {
	readonly file: string;
	readonly change: (text: string) => string;
}

/**
 * Reads the recipe below a heading of the READMEs. Its steps are "In `file`, below `place` and its
 * `place`:", followed by code, or "In `file`, replace `text` with `text`".
 *
 * @param rename what the example is called instead
 */
export function recipe(heading: string, rename = (text: string) => text): readonly Step[] {
	const [, found] = new RegExp(`^### ${heading}\n(.*?)\n##`, "ms").exec(readmes) ?? [];
	if (found === undefined) throw new Error(`The READMEs have no recipe "${heading}".`);
	return [...rename(found).matchAll(stepPattern)].map(({ groups = {} }) => {
		const { sentence = "", code, file = "", from = "", to = "" } = groups;
		if (code === undefined) return { file, change: (text) => text.replaceAll(from, to) };
		const [target = "", ...places] = [...sentence.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
		/** Inserts the code below the line of the last of its places. Each is behind the one before. */
		function change(text: string): string {
			let index = 0;
			for (const place of places) {
				index = text.indexOf(place, index);
				if (index === -1) {
					throw new Error(`The recipe "${heading}" inserts code below "${place}", which is not there.`);
				}
			}
			const below = text.indexOf("\n", index) + 1;
			return text.slice(0, below) + code + text.slice(below);
		}
		return { file: target, change };
	});
}
