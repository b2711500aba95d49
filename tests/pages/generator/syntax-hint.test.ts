import { transform } from "esbuild";
import { expect, it } from "vitest";
import { syntaxHint } from "../../../pages/generator/syntax-hint.ts";
import { expectReviewed } from "../../reviewed.ts";

/** Slips of editors, as the value of an export. */
const slips: readonly (readonly [slip: string, value: string])[] = [
	["a missing comma between fields", '{ name: "Acme"\n\tcity: "Dallas" }'],
	["a missing comma between texts", '[\n\t"light",\n\t"heavy"\n\t"long",\n]'],
	["a missing comma between entries", '{\n\ta: {\n\t}\n\t"b-c": {\n\t},\n}'],
	["curly quotes", "{ name: “Acme” }"],
	["quotes of another language", "{ name: «Acme» }"],
	["a curly quote at the end", '{\n\tname: "Acme”,\n}'],
	["a missing quote at the end", '{\n\tname: "Acme,\n}'],
	["braces around a text", '{\n\tname: { "Acme Inc." },\n}'],
	["braces around a text without quotes", "{\n\tname: { Acme Inc. },\n}"],
	["a text without quotes", "{\n\tname: Acme Inc.,\n}"],
	["a text without quotes in a list", '{\n\theading: [World Class, "Stretch"],\n}'],
	["a text without quotes behind another", '["Stretch", World-Class Wrappers]'],
	["a missing quote at the start", '{\n\tname: Acme Inc.",\n}'],
	["a quote inside of a text", '{\n\tname: "The "Acme" company",\n}'],
	["a missing colon", '{\n\tname "Acme",\n}'],
	["a missing comma in a line", '["light" "heavy"]'],
	["a list without brackets", '{\n\tname: "Acme", "Inc.",\n}'],
	["an equals sign", '{\n\tname = "Acme",\n}'],
	["a semicolon", '{\n\tname: "Acme";\n}'],
	["a missing brace", '[\n\t{ name: "Acme",\n]'],
	["a missing bracket at the end", '[\n\t{ name: "Acme" },'],
	["an entry that never ends", '{\n\ta: {\n\t\tb: ["c"],\n\td: {\n\t},\n};'],
	["a missing brace above a type", "{\n\ta: {\n\t\tb: 1,\n} satisfies A & { readonly [b in B]?: never };"],
	["a brace too many", "{\n\ta: {\n\t},\n\t},\n\tb: 1,\n};"],
	["half a placeholder", '{\n\ta: "b" },\n\tc: 1,\n};'],
	["a lost opening brace", "{\n\ta:\n\t\tb: 1,\n\t},\n}"],
	["an entry below its set", '{};\nx2: {\n\tname: "X2", label: "X2",\n},'],
	["a field without a value", "{\n\ta: ,\n}"],
	["a comma too many", '{\n\ta: "b",,\n}'],
	["an address without quotes", "{ email: sales@acme.example }"],
	["a website without quotes", "{ website: https://acme.example/ }"],
	["digits without quotes", "{ zip: 01234 }"],
	["a lost backtick at the end", "{\n\ta: `b,\n\tc: `Stocked in D`,\n}"],
	["a lost backtick at the start", "{\n\ta: b`,\n\tc: 1,\n}"],
	["a lost brace in a text", "{ a: `$" + "{b, $" + "{c}` }"],
	["a conflict", "{\n<<<<<<< HEAD\n\ta: 1,\n=======\n\ta: 2,\n>>>>>>> main\n}"],
	["the rest of a conflict", "{\n\ta: 1,\n=======\n}"],
	["a comment that goes on to the next one", "{\n\t/* a: 1,\n}\n/** The rest. */\nexport const b = 1;"],
	["a zero-width space", "{\n\t\u200ba: 1,\n}"],
	["a soft hyphen", "{\n\ta\u00adb: 1,\n}"],
	["an id that begins with a digit", "{\n\t1x: {\n\t},\n}"],
	["an id with a hyphen", "{\n\tx2-plus: {\n\t},\n}"],
	["a note in another language", "{\n\t# later\n\ta: 1,\n}"],
	["a note of HTML", "{\n\t<!-- later -->\n\ta: 1,\n}"],
	["a name with a space", '{\n\tFilm web: "A",\n}'],
	["an apostrophe", "{\n\ta: 'Don't ask',\n}"],
	["a semicolon in a list", '[\n\t"a";\n\t"b",\n]'],
	["text outside of the entries", "{};\nAsk Bob"],
	["a comma in a number", "{\n\tacres: 5,000,\n\tb: 1,\n}"],
	["a capital letter", "{};\nExport const b = 1;"],
	["a path of Windows", '{\n\tphoto: "C:\\Users\\x1.jpg",\n}'],
	["a backslash", '{\n\ttext: "a\\users",\n}'],
	["a broken code of a character", '{\n\ttext: "high-\\u206speed",\n}'],
	["a line break in a text", '{\n\ttext: "a line\n\tgoes on",\n}'],
	["a comment without an end", "{\n\t/* later\n}"],
	["another encoding", "\ufffd\ufffd"],
	["what no hint explains", "1 & & 2"],
];

it("The error about a slip has the reviewed hint", async () => {
	const hints: string[] = [];
	for (const [slip, value] of slips) {
		const source = `export const content = ${value}`;
		const { errors } = await transform(source, { loader: "ts" }).catch((error) => error);
		expect(errors, slip).toHaveLength(1);
		hints.push(`${slip}: ${syntaxHint(errors[0], source) || "(none)"}\n`);
	}
	await expectReviewed(hints.join(""), "syntax-hint.txt");
});
