import { type Message, transform } from "esbuild";
import { expect, it } from "vitest";
import { syntaxHint } from "../../../pages/generator/syntax-hint.ts";

const brace = "Is a closing brace or bracket missing?";
const extra = "Is there one closing brace or bracket too many?";
const backtick = "A text between two ` has only one of them in line 2.";
const mark =
	"is a mark of git, where two edits of the same lines met. Keep one edit, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.";
const invisible = (code: string) =>
	`There is an invisible character (U+${code}). Delete this line and type it anew.`;
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
	["a brace too many", "{\n\ta: {\n\t},\n\t},\n\tb: 1,\n};", `${extra} Look at line 4: },`],
	["half a placeholder", '{\n\ta: "b" },\n\tc: 1,\n};', `${extra} Look at line 2: a: "b" },`],
	[
		"a lost opening brace",
		"{\n\ta:\n\t\tb: 1,\n\t},\n}",
		"Is an opening brace or bracket missing at the end of the line above?",
	],
	[
		"an entry below its set",
		'{};\nx2: {\n\tname: "X2", label: "X2",\n},',
		'The entry "x2: {" is outside of its set. Move it to the entries of the same kind.',
	],
	["a comma too many", '{\n\ta: "b",,\n}', "Is there one comma too many?"],
	["an address without quotes", "{ email: sales@acme.example }", straight],
	["a website without quotes", "{ website: https://acme.example/ }", straight],
	["digits without quotes", "{ zip: 01234 }", straight],
	["a lost backtick at the end", "{\n\ta: `b,\n\tc: `Stocked in D`,\n}", backtick],
	["a lost backtick at the start", "{\n\ta: b`,\n\tc: 1,\n}", backtick],
	[
		"a lost brace in a text",
		"{ a: `$" + "{b, $" + "{c}` }",
		"Is the closing brace missing after a name in the text?",
	],
	["a conflict", "{\n<<<<<<< HEAD\n\ta: 1,\n=======\n\ta: 2,\n>>>>>>> main\n}", `Line 2 ${mark}`],
	["the rest of a conflict", "{\n\ta: 1,\n=======\n}", `Line 3 ${mark}`],
	[
		"a comment that goes on to the next one",
		"{\n\t/* a: 1,\n}\n/** The rest. */\nexport const b = 1;",
		"The comment that begins with /* in line 2 has no */ at its end.",
	],
	["a zero-width space", "{\n\t\u200ba: 1,\n}", invisible("200B")],
	["a soft hyphen", "{\n\ta\u00adb: 1,\n}", invisible("00AD")],
	[
		"an id that begins with a digit",
		"{\n\t1x: {\n\t},\n}",
		'An id that begins with a digit needs quotes: "1x": {',
	],
	["an id with a hyphen", "{\n\tx2-plus: {\n\t},\n}", 'An id with a hyphen needs quotes: "x2-plus": {'],
	["a note in another language", "{\n\t# later\n\ta: 1,\n}", "A note begins with //, not with #."],
	["a note of HTML", "{\n\t<!-- later -->\n\ta: 1,\n}", "A note begins with //, not with <!--."],
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
