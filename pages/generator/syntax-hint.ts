import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Message } from "esbuild";
import { lineAt, sourceMistake, tokens } from "../../assets/make/source-mistakes.ts";

/** Adds hints to esbuild's errors. Of errors with the same cause, such as a missing file, only the first is kept. */
export function withHints(errors: readonly Message[]): readonly Message[] {
	const causes = errors.map(({ text, location }) => missingFile(text, location?.file) ?? text);
	return errors
		.filter(
			({ text }, index) =>
				/^Unexpected|^Expected/.test(text) || causes.indexOf(causes[index] ?? "") === index,
		)
		.map((error) => {
			const file = error.location?.file;
			const source = file?.startsWith("content/") ? readFileSync(file, "utf8") : "";
			const hint = syntaxHint(error, source);
			return hint === "" ? error : { ...error, notes: [{ text: hint, location: null }] };
		});
}

/** The path of a file that an import does not find, from the project's folder. */
function missingFile(text: string, importer = ""): string | undefined {
	const [, path] = /^Could not resolve "(\..*)"/.exec(text) ?? [];
	return path === undefined ? undefined : relative(".", join(dirname(importer), path));
}

/**
 * The likely cause of an esbuild error, for people who do not write code every day. "" if it is unclear.
 *
 * @param source the file with the error
 */
export function syntaxHint({ text, location }: Message, source = ""): string {
	const missing = missingFile(text, location?.file);
	if (missing !== undefined)
		return `Is ${missing} deleted, renamed or misspelled? If it is gone, "git restore ${missing}" brings it back.`;
	const [, exporter, name] = /^No matching export in "(.*)" for import "(.*)"/.exec(text) ?? [];
	if (exporter !== undefined)
		return `Other files need "export const ${name}" in ${exporter}. Write it there again.`;

	if (text.startsWith("Duplicate key")) return "Give one of the two another name, or delete it.";

	const slip = sourceMistake(source);
	if (slip !== undefined) return slip;

	const line = location?.lineText ?? "";
	const before = line.slice(0, location?.column);
	const lines = source.split("\n");
	const above = lines[(location?.line ?? 0) - 2] ?? "";
	const isFirstInLine = before.trim() === "";
	const [, found = ""] = /but found "(.*)"$/.exec(text) ?? [];
	// The line that closes all entries may go on with a type, which is no text without quotes.
	const isBare =
		!line.startsWith("}") &&
		/[:[,]\s*[^\s"'`{[\]},:$][^"'`{,]*$/.test(before) &&
		line.split('"').length % 2 === 1 &&
		!(found === ":" && /,\s*\w+$/.test(before));
	const isUnfinished = text.startsWith("Unterminated string");

	if (/^Unexpected "(?:\\x|\ufffd)/.test(text)) return "Save the file as UTF-8.";
	const [, code] = /"\\u0*([\da-f]+)"$/i.exec(text) ?? [];
	if (code !== undefined) {
		return `There is an invisible character (U+${code.toUpperCase().padStart(4, "0")}). Delete this line and type it anew.`;
	}
	if (/^Syntax error/.test(text) && /"[A-Za-z]:\\[^"]*$/.test(before)) {
		return 'Write only the file\'s name, such as "x1.jpg", and put the file in assets/uploads/.';
	}
	const [broken] = /^Syntax error/.test(text) ? (/\\u[\da-f]{1,3}$/i.exec(before) ?? []) : [];
	if (broken !== undefined) {
		return `After \\u come exactly four characters, such as \\u2060, which keeps a hyphenated word on one line. Write \\u2060, or delete the ${broken} of this word.`;
	}
	if (/^Syntax error/.test(text) && /"[^"]*\\.?$/.test(before)) {
		return 'A backslash in a text is written twice: "C:\\\\users".';
	}
	if (/^Syntax error/.test(text) && /^\s*\d+$/.test(before)) {
		return 'An id that begins with a digit needs quotes: "1x": {';
	}
	const [, word] = /^\s*(?:export )?(Export|Const|Import)\b/.exec(line) ?? [];
	if (word !== undefined) return `Write ${word.toLowerCase()} in lower case.`;
	const [, thousands, rest] = /[:=]\s*(\d{1,3}),(\d{3})\b/.exec(withoutTexts(line)) ?? [];
	if (thousands !== undefined) return `Write numbers without commas: ${thousands}${rest}`;
	const [, note] = /^\s*(#|--|<!--)/.exec(line) ?? [];
	if (note !== undefined) return `A note begins with //, not with ${note}.`;
	if (/^\s*\w+\s+$/.test(before) && /^\s*[\w ]+:/.test(line)) {
		return 'A name with a space needs quotes: "Film carriage":';
	}
	if (/'[^']*$/.test(before) && /'\w/.test(before.slice(-1) + found)) {
		return `A text with an apostrophe needs straight double quotes: "Don't".`;
	}
	if (found === "-" && /^\s*\w+$/.test(before)) return 'An id with a hyphen needs quotes: "x2-plus": {';
	if (/^Legacy octal/.test(text)) return 'A number that begins with 0 needs quotes, such as "02134".';
	if (isBare || /[‘’“”„«»]/.test(isUnfinished ? line : text)) {
		return 'Texts need straight quotes: "like this".';
	}
	const isLonely = (code: string) => withoutTexts(code).split("`").length % 2 === 0;
	const lonely = lines.filter(isLonely).length % 2 === 1 ? lines.findIndex(isLonely) : -1;
	if (lonely !== -1) return `A text between two \` has only one of them in line ${lonely + 1}.`;
	if (isUnfinished) {
		return "Is a quote missing at the end of the text? Or, if the text goes on in the next line, join the two lines.";
	}
	if (/\$\{[^}`]*(?:\$\{|`)/.test(line)) return "Is the closing brace missing after a name in the text?";
	if (/:\s*$/.test(before) && /^Unexpected "[,}]"/.test(text)) {
		return "A field has no value. Write one after the colon, or delete the field.";
	}
	if (found === "," && before.trimEnd().endsWith(",")) return "Is there one comma too many?";
	if (found === ":" && above.endsWith(":")) {
		return "Is an opening brace or bracket missing at the end of the line above?";
	}
	const { hint, outermost } = bracketsIn(source, location?.line ?? 0);
	if (hint !== undefined) return hint;
	if (outermost !== undefined && !/=|^import|^export/.test(outermost)) {
		return `The entry "${outermost.trim()}" is outside of its set. Move it to the entries of the same kind.`;
	}
	if (/^(?!\s*import).*(?<!\$)\{\s*[^\s:;{}][^:;{}]*\}/.test(line) || found === "}") {
		return 'Are there braces around a text? It only needs straight quotes: "like this".';
	}
	if (text === 'Expected ":" but found ","') return 'Is this a list? It needs brackets: ["like", "this"].';
	if (text === 'Expected "]" but found ";"') return "Commas separate the entries of a list, not semicolons.";
	if (text === 'Unexpected "}"')
		return "Is the entry inside its list? A recipe names the line to insert it below.";
	if (text.startsWith('Expected ";" but found "') && /^\s*\w+ /.test(before)) {
		return "Is there text outside of the entries? A note begins with //.";
	}
	if (text === 'Unexpected "="' || found === ";")
		return 'Fields are written with a colon and a comma: name: "like this",';
	if (found === "") return "";
	if (isFirstInLine) return "Is a comma missing at the end of the line above?";
	return found.startsWith('\\"')
		? "Is a colon or a comma missing before the text?"
		: 'Is a quote missing, or is there one inside of a text? Write that one as \\".';
}

/** A line of code without its texts in straight quotes and its comments. */
function withoutTexts(line: string): string {
	return line.replace(/"(?:\\.|[^"\\])*"|\/\/.*|^\s*\/?\*.*/g, "");
}

interface Bracket {
	readonly bracket: string;
	readonly line: number;
}

/**
 * Matches the brackets of a file. Where that fails, indentation tells which one has no counterpart, because the two of a
 * pair are in one line, or in two with the same indentation.
 *
 * @param place the number of the line with an error
 * @returns a hint for a bracket without a counterpart, and the line that opens the outermost entry around the place
 */
function bracketsIn(source: string, place: number) {
	const lines = source.split("\n");
	const indentOf = (line: number) => /^\s*/.exec(lines[line - 1] ?? "")?.[0].length ?? 0;
	const textOf = (line: number) => `line ${line}: ${lines[line - 1]?.trim()}`;
	const unclosed = ({ line }: Bracket) =>
		`Is a closing brace or bracket missing? Nothing closes ${textOf(line)}`;

	const open: Bracket[] = [];
	const unpaired: string[] = [];
	const shifted: string[] = [];
	let outermost: string | undefined;
	for (const { 0: bracket, index } of source.matchAll(tokens)) {
		const line = lineAt(source, index);
		if (bracket === "{" || bracket === "[") {
			open.push({ bracket, line });
		} else if (bracket === "}" || bracket === "]") {
			const extra = `Is there one closing brace or bracket too many? Look at ${textOf(line)}`;
			const opener = open.pop();
			if (opener === undefined) unpaired.push(extra);
			else if (opener.bracket !== (bracket === "}" ? "{" : "[")) unpaired.push(unclosed(opener));
			else if (indentOf(line) > indentOf(opener.line)) shifted.push(extra);
			else if (indentOf(line) < indentOf(opener.line)) shifted.push(unclosed(opener));
		}
		if (line < place) outermost = open[0] && lines[open[0].line - 1];
	}
	unpaired.push(...open.map(unclosed));
	// Indentation alone is no mistake.
	return { hint: unpaired.length === 0 ? undefined : [...shifted, ...unpaired][0], outermost };
}
