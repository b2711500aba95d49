/** Texts, comments and brackets of a source file. A comment without an end goes to the end of the file. */
export const tokens = /"(?:\\.|[^"\\\n])*"|`[^`]*`|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|[[\]{}]/g;

/**
 * Finds mistakes that a parser reports far from where they are: another encoding, the mark of a merge conflict, or a comment
 * without an end.
 *
 * @param source a TypeScript file or a style sheet that does not parse
 * @returns a sentence with the mistake, its line, and what to do; undefined if there is none
 */
export function sourceMistake(source: string): string | undefined {
	if (source.includes("\ufffd")) return "Save the file as UTF-8.";
	const mark = /^(?:<{7}|={7}|>{7})(?:\s|$)/m.exec(source);
	if (mark) {
		return `Line ${lineAt(source, mark.index)} is a mark of git, where two edits of the same lines met. Keep one edit, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.`;
	}
	// No comment has a comment inside of it, so the first of the two has lost its end.
	const comment = [...source.matchAll(tokens)].find(
		([text]) => text.startsWith("/*") && (text.includes("/*", 2) || !text.endsWith("*/")),
	);
	return (
		comment &&
		`The comment that begins with /* in line ${lineAt(source, comment.index)} has no */ at its end.`
	);
}

/** The number of the line at an index, from 1. */
export function lineAt(source: string, index: number): number {
	return source.slice(0, index).split("\n").length;
}
