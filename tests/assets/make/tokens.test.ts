import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readTokens, tokenSheet } from "../../../assets/make/tokens.ts";

const sheet = await readFile(tokenSheet, "utf8");

/** The site's tokens, with another declaration of the brand color. */
async function tokensWith(accent: string, styles = sheet.replace(/--accent: .*;/, accent)) {
	const root = await mkdtemp(join(tmpdir(), "tokens-"));
	onTestFinished(() => rm(root, { recursive: true }));
	await mkdir(join(root, "assets/styles"), { recursive: true });
	await writeFile(join(root, tokenSheet), styles);
	return readTokens(root);
}

it.each(["--accent:#1d4fd8;", "--accent: rgb(29 79 216);", "--accent : oklch(49.001% .216027 264.234);"])(
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
		"The token --accent in assets/styles/tokens.css is not a color with a semicolon after it. Write it like this: --accent: #ff6a13;",
	);
});

it.each([
	[
		"a bracket that nothing closes",
		sheet.replace(/--accent: .*;/, "--accent: rgb(29 79 216;"),
		"cannot be read",
	],
	[
		"a comment of another language",
		sheet.replace(/--accent: .*;/, "// --accent: #ff6a13;\n$&"),
		"cannot be read",
	],
	["a missing colon", sheet.replace(/--accent: .*;/, "--accent #1d4ed8;"), "cannot be read"],
	["a missing brace", sheet.replace("\t}\n", ""), "inside of another one"],
])("%s in the tokens is a sentence with its line", async (_, styles, message) => {
	await expect(tokensWith("", styles)).rejects.toThrow(
		new RegExp(`^assets/styles/tokens\\.css, line \\d+[,:] .*${message}`),
	);
});
