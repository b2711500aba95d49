import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { contrast, contrastWarnings } from "../../../assets/make/contrast.ts";
import { readTokens, tokenSheet } from "../../../assets/make/tokens.ts";

const sheet = await readFile(tokenSheet, "utf8");

/** The line of the sheet where this text is first, counted from 1. */
const lineOf = (text: string) => sheet.slice(0, sheet.indexOf(text)).split("\n").length;
const brand = lineOf("--accent: ");

/** The site's tokens, with another declaration of the brand color. */
async function tokensWith(accent: string, styles = sheet.replace(/--accent: .*;/, accent)) {
	const root = await mkdtemp(join(tmpdir(), "tokens-"));
	onTestFinished(() => rm(root, { recursive: true }));
	await mkdir(join(root, "assets/styles"), { recursive: true });
	await writeFile(join(root, tokenSheet), styles);
	return readTokens(root);
}

it.each(["--accent:#1d4fd8;", "--accent: rgb(29 79 216) ;", "--accent : oklch(49.001% .216027 264.234);"])(
	"The brand color may be written as %s, and other colors follow it",
	async (accent) => {
		const { color } = await tokensWith(accent);
		expect([color("accent"), color("a2"), color("a1")]).toEqual(["#1d4fd8", "#1d4fd8", "#3d6fff"]);
		expect(color("link", "dark")).toMatch(/^#[\da-f]{6}$/);
	},
);

it.each(["ff6a13;", "#ff6a1;", "red blue;", "#ff6a13"])("%s is not a brand color", async (value) => {
	const { color } = await tokensWith(`--accent: ${value}`);
	expect(() => color("accent")).toThrow(
		"The token --accent in assets/styles/tokens.css is not a color with a semicolon after it. Write it like this: --accent: #rrggbb;",
	);
});

it.each([
	[
		"a bracket that nothing closes",
		sheet.replace(/--accent: .*;/, "--accent: rgb(29 79 216;"),
		`Line ${brand} has a bracket that nothing closes.`,
	],
	[
		"a comment without an end",
		sheet.replace(" rgb() around a color keeps the result short. */", ""),
		`The comment that begins with /* in line ${brand - 1} has no */ at its end.`,
	],
	[
		"a unit apart",
		sheet.replace("1.0625rem", "1.0625 rem"),
		`Line ${lineOf("1.0625rem")} has a space between a number and its unit.`,
	],
	[
		"no unit",
		sheet.replace("--s-1: 0.5rem", "--s-1: 0.5"),
		"--s-1 in assets/styles/tokens.css is not a size of",
	],
	["a comma", sheet.replace("0.875rem", "0,875rem"), "Write it like this: --t-0: 1.5rem;"],
	["another unit", sheet.replace("1.0625rem", "1.0625px"), "Write it like this: --t-1: 1.5rem;"],
	["a negative size", sheet.replace("0.5rem", "-0.5rem"), "Write it like this: --s-1: 1.5rem;"],
	["a time without a unit", sheet.replace("0.16s", "0.16"), "Write it like this: --quick: 0.16s;"],
	[
		"a token twice",
		sheet.replace(/--accent: .*;/, "$&\n$&"),
		"--accent in assets/styles/tokens.css is declared twice; the lower one wins. Delete one.",
	],
	["another encoding", `\ufffd${sheet}`, "Save the file as UTF-8."],
	[
		"the mark of a conflict",
		sheet.replace(/--accent: .*;/, "$&\n=======\n$&"),
		`Line ${brand + 1} is a mark of git`,
	],
	[
		"a comment of another language",
		sheet.replace(/--accent: .*;/, "// --accent: #ff6a13;\n$&"),
		`, line ${brand}, cannot be read`,
	],
	["a missing colon", sheet.replace(/--accent: .*;/, "--accent #1d4ed8;"), `, line ${brand}, cannot be read`],
	[
		"a missing brace",
		sheet.replace("\t}\n", ""),
		`, line ${lineOf(".night") - 1}: this rule is inside of another one`,
	],
])("%s in the tokens is a sentence with its line", async (_, styles, message) => {
	await expect(tokensWith("", styles)).rejects.toThrow(message);
});

it.each([
	["accent", "#ff6a13", []],
	["accent", "#777", ["light scheme, --on-accent has a contrast of 2.0 to --accent. It needs 4.5"]],
	["accent", "black", ["dark scheme, --accent has a contrast of 1.2 to --paper. It needs 1.5"]],
	["ink", "#ccc", ["light scheme, --ink has a contrast of 1.4 to --paper. It needs 7"]],
])(
	"With --%s: %s, the pairs of colors with too little contrast are named",
	async (token, color, warnings) => {
		const styles = sheet.replace(new RegExp(`--${token}: .*;`), `--${token}: ${color};`);
		const lines = contrastWarnings(await tokensWith("", styles));
		for (const warning of warnings) expect(lines.join("\n")).toContain(warning);
		expect(lines.length > 0).toBe(warnings.length > 0);
	},
);

it("A transparent brand color is an error", async () => {
	const tokens = await tokensWith("--accent: rgb(255 106 19 / 0.1);");
	expect(() => contrastWarnings(tokens)).toThrow(
		"The token --accent in assets/styles/tokens.css is transparent",
	);
});

it("The contrast of two colors is that of WCAG", () => {
	expect(contrast("#fff", "#000")).toBe(21);
	expect(contrast("#777", "#fff")).toBeCloseTo(4.48);
	expect(contrast("red", "blue")).toBeCloseTo(2.15);
});
