import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { contrastWarnings } from "../../../assets/make/contrast.ts";
import { tokenSheet } from "../../../assets/make/token-mistakes.ts";
import { readTokens } from "../../../assets/make/tokens.ts";
import { expectReviewed } from "../../reviewed.ts";

const sheet = await readFile(tokenSheet, "utf8");
const brand = /--accent: .*;/;

/** The site's tokens, with another declaration of the brand color. */
async function tokensWith(accent: string, styles = sheet.replace(brand, accent)) {
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

/** Slips of editors in a small sheet. */
const small = `/* The brand color. */
:root {
	--accent: #ff6a13;
	--t-0: 0.875rem;
	--s-1: 0.5rem;
	--quick: 0.16s;
}
.night {
	color-scheme: dark;
}
`;
const slips: readonly (readonly [slip: string, from: string | RegExp, to: string])[] = [
	["a bracket that nothing closes", "#ff6a13", "rgb(29 79 216"],
	["a comment without an end", " */", ""],
	["a unit apart", "0.875rem", "0.875 rem"],
	["no unit", "0.875rem", "0.875"],
	["a comma", "0.875rem", "0,875rem"],
	["another unit", "0.875rem", "0.875px"],
	["a negative size", "0.5rem", "-0.5rem"],
	["a time without a unit", "0.16s", "0.16"],
	["a token twice", brand, "$&\n$&"],
	["another encoding", /^/, "\ufffd"],
	["the mark of a conflict", brand, "$&\n=======\n$&"],
	["a comment of another language", brand, "// $&"],
	["a missing colon", "--accent:", "--accent"],
	["a missing brace", "}\n", ""],
];

/** Brand colors without a notation that browsers know, and a transparent one. */
const notColors = ["ff6a13;", "#ff6a1;", "red blue;", "#ff6a13", "rgb(255 106 19 / 0.1);"];

it("The error about a slip or a brand color is the reviewed sentence, with its line", async () => {
	const inSmall = slips.map(([slip, from, to]) => [slip, "", small.replace(from, to)] as const);
	const inBrand = notColors.map((value) => [value, `--accent: ${value}`] as const);
	const errors = [...inSmall, ...inBrand].map(([slip, accent, styles]) =>
		tokensWith(accent, styles)
			.then(contrastWarnings)
			.catch(({ message }: Error) => `${slip}: ${message}\n`),
	);
	await expectReviewed((await Promise.all(errors)).join(""), "tokens.txt");
});

it("Pairs of colors with too little contrast are named in the reviewed warnings", async () => {
	const lines = [];
	for (const [token, color] of [
		["accent", "#ff6a13"],
		["accent", "#777"],
		["accent", "black"],
		["ink", "#ccc"],
	]) {
		const styles = sheet.replace(new RegExp(`--${token}: .*;`), `--${token}: ${color};`);
		lines.push(`--${token}: ${color}`, ...contrastWarnings(await tokensWith("", styles)));
	}
	await expectReviewed(`${lines.join("\n")}\n`, "contrast.txt");
});
