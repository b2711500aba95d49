import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Message } from "esbuild";

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
		return `Is ${missing} deleted or renamed? "git restore ${missing}" brings it back.`;
	const [, exporter, name] = /^No matching export in "(.*)" for import "(.*)"/.exec(text) ?? [];
	if (exporter !== undefined)
		return `Other files need "export const ${name}" in ${exporter}. Write it there again.`;

	if (text.startsWith("Cannot read file")) return "Check that you have access to this file.";
	if (text.startsWith("Duplicate key")) return "Give one of the two another name, or delete it.";

	const line = location?.lineText ?? "";
	const before = line.slice(0, location?.column);
	const isFirstInLine = before.trim() === "";
	const isBare = /[:[,]\s*[^\s"]+\s+$/.test(before) && line.split('"').length % 2 === 1;
	const [, found = ""] = /but found "(.*)"$/.exec(text) ?? [];
	const isUnfinished = text.startsWith("Unterminated string");

	if (/^Unexpected "(?:\\x|\ufffd)/.test(text)) return "Save the file as UTF-8.";
	if (text.startsWith('Expected "*/"'))
		return `The comment that begins with /* in ${openComment(source)} has no */ at its end.`;
	if (/^Syntax error/.test(text) && /"[^"]*\\.?$/.test(before)) {
		return 'A backslash in a text is written twice: "C:\\\\users".';
	}
	if (/^Syntax error/.test(text) && /^\s*\d+$/.test(before)) {
		return 'An id that begins with a digit needs quotes: "1x": {';
	}
	if (/^Syntax error/.test(text) && /^\s*#$/.test(before)) return "A note begins with //, not with #.";
	if (/^\s*\w+\s+$/.test(before) && /^\s*[\w ]+:/.test(line)) {
		return 'A name with a space needs quotes: "Film carriage":';
	}
	if (/'[^']*$/.test(before) && /'\w/.test(before.slice(-1) + found)) {
		return `A text with an apostrophe needs straight double quotes: "Don't".`;
	}
	if (found === "-" && /^\s*\w+$/.test(before)) return 'An id with a hyphen needs quotes: "x2-plus": {';
	if (isBare || /[‘’“”]/.test(isUnfinished ? line : text)) return 'Texts need straight quotes: "like this".';
	if (isUnfinished) {
		return line === ""
			? "A text that begins with ` has no ` at its end."
			: "Is a quote missing at the end of the text?";
	}
	const lines = source.split("\n");
	const open = lines.reduce((sum, line) => sum + opened(line), 0);
	if (open > 0 && (isFirstInLine || /^[\]};:]?$/.test(found))) {
		return `Is a closing brace or bracket missing? Nothing closes ${unclosedLine(lines) ?? "the last one"}`;
	}
	if (open < 0 && /"[\]}]"$/.test(text)) return "Is there one closing brace or bracket too many?";
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

function openComment(source: string): string {
	const above = source.slice(0, source.lastIndexOf("/*"));
	return `line ${above.split("\n").length}`;
}

/** The number of braces and brackets that a line opens, less those that it closes. Ignores texts and comments. */
function opened(line: string): number {
	const code = line.replace(/"(?:\\.|[^"\\])*"|`[^`]*`|\/\/.*$/g, "");
	return code.replace(/[^[{]/g, "").length - code.replace(/[^\]}]/g, "").length;
}

function indentOf(line: string): number {
	return line.length - line.trimStart().length;
}

/** The first line that opens an entry and has no closing line with its indentation. */
function unclosedLine(lines: readonly string[]): string | undefined {
	const index = lines.findIndex((line, index) => {
		if (opened(line) <= 0) return false;
		const indent = indentOf(line);
		const next = lines.slice(index + 1).find((other) => other.trim() !== "" && indentOf(other) <= indent);
		return next === undefined || indentOf(next) < indent || !/^\s*[\]}]/.test(next);
	});
	return lines[index] && `line ${index + 1}: ${lines[index].trim()}`;
}
