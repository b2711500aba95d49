import { type Message, transform } from "esbuild";
import { expect, it } from "vitest";
import { syntaxHint } from "../../../pages/generator/syntax-hint.ts";

const brace = "Is a closing brace or bracket missing?";
const comma = "Is a comma missing at the end of the line above?";
const straight = 'Texts need straight quotes: "like this".';
const braces = 'Are there braces around a text? It only needs straight quotes: "like this".';
const list = 'Is this a list? It needs brackets: ["like", "this"].';
const quote = 'Is a quote missing, or is there one inside of a text? Write that one as \\".';
const fields = 'Fields are written with a colon and a comma: name: "like this",';

it.each([
	["a missing comma between fields", '{ name: "Acme"\n\tcity: "Dallas" }', comma],
	["a missing comma between texts", '[\n\t"light",\n\t"heavy"\n\t"long",\n]', comma],
	["a missing comma between entries", '{\n\ta: {\n\t}\n\t"b-c": {\n\t},\n}', comma],
	["curly quotes", "{ name: “Acme” }", straight],
	["a curly quote at the end", '{\n\tname: "Acme”,\n}', straight],
	["a missing quote at the end", '{\n\tname: "Acme,\n}', "Is a quote missing at the end of the text?"],
	["braces around a text", '{\n\tname: { "Acme Inc." },\n}', braces],
	["braces around a text without quotes", "{\n\tname: { Acme Inc. },\n}", braces],
	["a text without quotes", "{\n\tname: Acme Inc.,\n}", straight],
	["a text without quotes in a list", '{\n\theading: [World Class, "Stretch"],\n}', straight],
	["a text without quotes behind another", '["Stretch", World-Class Wrappers]', straight],
	["a missing quote at the start", '{\n\tname: Acme Inc.",\n}', quote],
	["a quote inside of a text", '{\n\tname: "The "Acme" company",\n}', quote],
	["a missing colon", '{\n\tname "Acme",\n}', "Is a colon or a comma missing before the text?"],
	["a missing comma in a line", '["light" "heavy"]', "Is a colon or a comma missing before the text?"],
	["a list without brackets", '{\n\tname: "Acme", "Inc.",\n}', list],
	["an equals sign", '{\n\tname = "Acme",\n}', fields],
	["a semicolon", '{\n\tname: "Acme";\n}', fields],
	["a missing brace", '[\n\t{ name: "Acme",\n]', `${brace} Nothing closes line 2: { name: "Acme",`],
	[
		"a missing bracket at the end",
		'[\n\t{ name: "Acme" },',
		`${brace} Nothing closes line 1: export const content = [`,
	],
	[
		"an entry that never ends",
		'{\n\ta: {\n\t\tb: ["c"],\n\td: {\n\t},\n};',
		`${brace} Nothing closes line 2: a: {`,
	],
	["a brace too many", "{\n\ta: {\n\t},\n\t},\n};\n}", "Is there one closing brace or bracket too many?"],
	[
		"an id that begins with a digit",
		"{\n\t1x: {\n\t},\n}",
		'An id that begins with a digit needs quotes: "1x": {',
	],
	["an id with a hyphen", "{\n\tx2-plus: {\n\t},\n}", 'An id with a hyphen needs quotes: "x2-plus": {'],
	["a note in another language", "{\n\t# later\n\ta: 1,\n}", "A note begins with //, not with #."],
	["a name with a space", '{\n\tFilm web: "A",\n}', 'A name with a space needs quotes: "Film carriage":'],
	[
		"an apostrophe",
		"{\n\ta: 'Don't ask',\n}",
		`A text with an apostrophe needs straight double quotes: "Don't".`,
	],
	["a semicolon in a list", '[\n\t"a";\n\t"b",\n]', "Commas separate the entries of a list, not semicolons."],
	[
		"text outside of the entries",
		"{};\nAsk Bob",
		"Is there text outside of the entries? A note begins with //.",
	],
	["a backslash", '{\n\tphoto: "C:\\users",\n}', 'A backslash in a text is written twice: "C:\\\\users".'],
	[
		"a comment without an end",
		"{\n\t/* later\n}",
		"The comment that begins with /* in line 2 has no */ at its end.",
	],
	["another encoding", "\ufffd\ufffd", "Save the file as UTF-8."],
	["what no hint explains", "1 & & 2", ""],
])("The error about %s comes with a hint", async (_, value, hint) => {
	const source = `export const content = ${value}`;
	const failure = await transform(source, { loader: "ts" }).catch((error) => error);
	expect(failure.errors.map((error: Message) => syntaxHint(error, source))).toEqual([hint]);
});
