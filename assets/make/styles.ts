import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Rule, type TokenOrValue, type TransformOptions, transform } from "lightningcss";
import { printedStyles } from "../../components/drawings/index.ts";
import type { Palette } from "../../content/model/palette.ts";
import { styleTargets } from "./browsers.ts";
import { Problem } from "./problem.ts";
import { hashedFile } from "./site-file.ts";

/** The rules for running machines. They load with a machine, not with a page. */
export const motionSheet = "components/drawings/motion/motion.css";

/** The spacing, text sizes and durations that all sheets share. */
const tokenSheet = "assets/styles/tokens.css";

/** The addresses of the font files that fonts.css calls headline.woff2 and stretch.woff2. */
type Fonts = Readonly<Record<"headline" | "stretch", string>>;

type Options = Pick<TransformOptions<Record<string, never>>, "targets" | "unusedSymbols" | "visitor">;

function transformCss(css: string, options: Options): string {
	return transform({
		filename: "site.css",
		code: Buffer.from(css),
		minify: true,
		...options,
	}).code.toString();
}

/** Lowers nesting, `light-dark()` and other newer syntax for older browsers. Removes unused symbols. */
export function lowerCss(css: string, unusedSymbols: string[] = []): string {
	// Lowered `light-dark()` uses these two variables in every color: short names save 70 bytes on each page.
	return transformCss(css, { targets: styleTargets, unusedSymbols })
		.replaceAll("--lightningcss-light", "--l")
		.replaceAll("--lightningcss-dark", "--d");
}

/**
 * Reads a style sheet. Sheets are checked one by one, because an error in the combined sheet would not name its file.
 *
 * @throws Problem for an error, with the file and the line
 */
export async function readSheet(filename: string, visitor: Options["visitor"] = {}): Promise<string> {
	const { code, warnings } = transform({
		filename,
		code: await readFile(filename),
		minify: true,
		errorRecovery: true,
		visitor,
	});
	const [mistake] = warnings;
	if (mistake) {
		const { loc, message } = mistake;
		throw new Problem(`The style sheet ${filename} has an error on line ${loc.line}: ${message}.`);
	}
	return code.toString();
}

/** The colors of the site, declared wherever the scheme changes: older browsers resolve `light-dark()` where it is declared. */
function colorSheet(palette: Palette): string {
	const declarations = [...palette].map(([name, { light, dark }]) =>
		light === dark ? `--${name}:${light}` : `--${name}:light-dark(${light},${dark})`,
	);
	return `@layer tokens{:root,.night,.shipping-label{${declarations.join(";")}}}`;
}

/** Combines the style sheets of all pages into one, which starts with the order of the layers. Leaves out `motionSheet`. */
async function combineSheets(palette: Palette, fonts: Fonts): Promise<string> {
	const folders = ["assets/styles", "components", "pages"];
	const lists = await Promise.all(
		folders.map(async (folder) =>
			(await readdir(folder, { recursive: true }))
				.filter((file) => file.endsWith(".css") && file !== "layers.css")
				.sort()
				.map((file) => join(folder, file)),
		),
	);
	const files = ["assets/styles/layers.css", ...lists.flat()].filter((file) => file !== motionSheet);
	const inlined = new Map<string, TokenOrValue>();
	// Inlines tokens that are one length or time, which is shorter than a `var()`.
	const collectTokens: Options["visitor"] = {
		Declaration: {
			custom({ name, value: [part, ...rest] }) {
				if (rest.length > 0 || (part?.type !== "length" && part?.type !== "time")) return;
				inlined.set(name, part);
				return [];
			},
		},
	};
	const [layers = "", ...sheets] = await Promise.all(
		files.map((file) => readSheet(file, file === tokenSheet ? collectTokens : {})),
	);
	const all = [layers, colorSheet(palette), ...sheets, printedStyles].join("");
	const inlineTokens: Options["visitor"] = {
		Variable({ name }) {
			return inlined.get(name.ident);
		},
	};
	return transformCss(all, { visitor: inlineTokens })
		.replace("headline.woff2", fonts.headline)
		.replace("stretch.woff2", fonts.stretch);
}

/** Whether a rule applies only in print. */
function isPrint(rule: Rule): boolean {
	if (rule.type !== "media") return false;
	const [query, ...others] = rule.value.query.mediaQueries;
	return query?.mediaType === "print" && !query.qualifier && !query.condition && others.length === 0;
}

/** Keeps a rule that is a layer, with only the print rules in it. */
function keepPrintRules(rule: Rule): Rule[] {
	if (rule.type === "layer-statement") return [rule];
	if (rule.type !== "layer-block") return [];
	return [{ ...rule, value: { ...rule.value, rules: rule.value.rules.filter(isPrint) } }];
}

const onlyPrint: Options = {
	visitor: { StyleSheet: (sheet) => ({ ...sheet, rules: sheet.rules.flatMap(keepPrintRules) }) },
};

const withoutPrint: Options = {
	visitor: { Rule: { media: (rule) => (isPrint(rule) ? [] : undefined) } },
};

/** The classes in markup that React rendered. */
function classesIn(markup: string): ReadonlySet<string> {
	const lists = markup.match(/(?<= class=")[^"]*/g) ?? [];
	return new Set(lists.flatMap((list) => list.split(" ")));
}

/** The custom properties that markup or a style sheet uses. */
function propertiesIn(code: string): ReadonlySet<string> {
	return new Set(code.match(/(?<=\bvar\()--[\w-]+/g));
}

/** The classes and custom properties of a style sheet: the names that CSS modules would replace. */
function symbolsOf(css: string): readonly string[] {
	const others = { animation: false, container: false, customIdents: false, grid: false };
	const cssModules = { pattern: "[local]", dashedIdents: true, ...others };
	const { exports } = transform({ filename: "site.css", code: Buffer.from(css), cssModules });
	return Object.keys(exports ?? {});
}

/**
 * Returns a function that makes the style sheet of a page from its markup. It leaves out print rules, rules for classes
 * that are not in the markup, animations with the name of such a class, and custom properties that nothing uses.
 */
export function pageStylesFrom(css: string): (markup: string) => string {
	const screen = transformCss(css, withoutPrint);
	const symbols = symbolsOf(screen);
	return (markup) => {
		const classes = classesIn(markup);
		const unusedClasses = symbols.filter((name) => !name.startsWith("--") && !classes.has(name));
		const rest = transformCss(screen, { unusedSymbols: unusedClasses });
		const properties = propertiesIn(markup + rest);
		const unusedProperties = symbols.filter((name) => name.startsWith("--") && !properties.has(name));
		return lowerCss(rest, [...unusedClasses, ...unusedProperties]);
	};
}

/**
 * Reads the style sheets of the site.
 *
 * @param fonts the addresses of the font files, by the names that the style sheets use
 * @returns a function that makes a page's style sheet from the classes on it, and the print style sheet, which all
 *   pages share
 * @throws Problem for a style sheet with an error
 */
export async function makeStyles(palette: Palette, fonts: Fonts) {
	const css = await combineSheets(palette, fonts);
	// Print rules may be nested in style rules. `lowerCss` moves them directly into their layers.
	const print = transformCss(lowerCss(css), onlyPrint);
	return { pageStyles: pageStylesFrom(css), print: hashedFile("print", "css", print) };
}
