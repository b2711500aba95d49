import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { contrast, contrastWarnings } from "../../../assets/make/contrast.ts";
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

it.each(["ff6a13;", "#ff6a1;", "red blue;", "#ff6a13"])("%s is not a brand color", async (value) => {
	const { color } = await tokensWith(`--accent: ${value}`);
	expect(() => color("accent")).toThrow(
		"The token --accent in assets/styles/tokens.css is not a color with a semicolon after it. Write it like this: --accent: #rrggbb;",
	);
});

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

it("The error about a slip is the reviewed sentence, with its line", async () => {
	const errors = slips.map(([slip, from, to]) =>
		tokensWith("", small.replace(from, to)).catch(({ message }: Error) => `${slip}: ${message}\n`),
	);
	await expectReviewed((await Promise.all(errors)).join(""), "tokens.txt");
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
