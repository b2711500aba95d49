import type { Message } from "esbuild";

/** The likely cause of an esbuild error, for people who do not write code every day. "" if it is unclear. */
export function syntaxHint({ text, location }: Message): string {
	const line = location?.lineText ?? "";
	const before = line.slice(0, location?.column);
	const isFirstInLine = before.trim() === "";
	const isBare = /[:[,]\s*[^\s"]+\s+$/.test(before) && line.split('"').length % 2 === 1;
	const [, found = ""] = /but found "(.*)"$/.exec(text) ?? [];
	const isUnfinished = text.startsWith("Unterminated string");

	if (isBare || /[‘’“”]/.test(isUnfinished ? line : text)) return 'Texts need straight quotes: "like this".';
	if (isUnfinished) return "Is a quote missing at the end of the text?";
	if (/^(?!\s*import).*(?<!\$)\{\s*[^\s:;{}][^:;{}]*\}/.test(line) || found === "}") {
		return 'Are there braces around a text? It only needs straight quotes: "like this".';
	}
	if (text === 'Expected ":" but found ","') return 'Is this a list? It needs brackets: ["like", "this"].';
	if (text === 'Unexpected "="' || found === ";")
		return 'Fields are written with a colon and a comma: name: "like this",';
	if (found === "]" || text === "Unexpected end of file")
		return "Is a closing brace or bracket missing above?";
	if (found === "") return "";
	if (isFirstInLine) return "Is a comma missing at the end of the line above?";
	return found.startsWith('\\"')
		? "Is a colon or a comma missing before the text?"
		: 'Is a quote missing, or is there one inside of a text? Write that one as \\".';
}
