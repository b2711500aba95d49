import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Rule, type TokenOrValue, type TransformOptions, transform } from "lightningcss";
import { transitionStyles } from "../../components/drawings/machines/index.ts";
import { viewBoxStyles } from "../../components/drawings/view-boxes.ts";
import type { Palette } from "../../content/model/palette.ts";
import { styleTargets } from "./browsers.ts";
import { Problem } from "./problem.ts";
import { hashedFile } from "./site-file.ts";

/** The rules for running machines. They load with a machine, not with a page. */
export const motionSheet = "components/drawings/scene/motion.css";

/** The only sheet with URLs. */
const fontSheet = "assets/styles/fonts.css";

/** The spaces, sizes of text and durations that all sheets share. */
const tokenSheet = "assets/styles/tokens.css";

/** The addresses of font files, by the names that the style sheets use. */
type Fonts = Readonly<Record<string, string>>;

type Options = Pick<TransformOptions<Record<string, never>>, "targets" | "unusedSymbols" | "visitor">;

function transformed(css: string, options: Options): string {
	return transform({
		filename: "site.css",
		code: Buffer.from(css),
		minify: true,
		...options,
	}).code.toString();
}

/** Lowers nesting, `light-dark()` and other newer syntax for older browsers. Removes these classes and animations. */
export function lowered(css: string, unusedSymbols: string[] = []): string {
	// Lowered `light-dark()` uses these two variables in every color: short names save 70 bytes on each page.
	return transformed(css, { targets: styleTargets, unusedSymbols })
		.replaceAll("--lightningcss-light", "--l")
		.replaceAll("--lightningcss-dark", "--d");
}

/**
 * Reads a style sheet. Sheets are checked one by one, because an error in the combined sheet would not name its file.
 *
 * @throws Problem for an error, with the file and the line
 */
export async function readSheet(
	root: string,
	filename: string,
	visitor: Options["visitor"] = {},
): Promise<string> {
	const { code, warnings } = transform({
		filename,
		code: await readFile(join(root, filename)),
		minify: true,
		errorRecovery: true,
		visitor,
	});
	const [mistake] = warnings;
	if (mistake) {
		const { loc, message } = mistake;
		throw new Problem(`The style sheet ${filename} has an error in line ${loc.line}: ${message}.`);
	}
	return code.toString();
}

/** The custom properties with the colors of the site, wherever the scheme changes: in older browsers, a color is computed there. */
function colorSheet(palette: Palette): string {
	const declarations = [...palette].map(([name, { light, dark }]) =>
		light === dark ? `--${name}:${light}` : `--${name}:light-dark(${light},${dark})`,
	);
	return `@layer tokens{:root,.night,.shipping-label{${declarations.join(";")}}}`;
}

/** Reads every style sheet of the site: the layer order first, then one file per component. */
async function readSheets(root: string, palette: Palette, fonts: Fonts): Promise<string> {
	const folders = ["assets/styles", "components", "pages"];
	const lists = await Promise.all(
		folders.map(async (folder) =>
			(await readdir(join(root, folder), { recursive: true }))
				.filter((file) => file.endsWith(".css") && file !== "layers.css")
				.sort()
				.map((file) => join(folder, file)),
		),
	);
	const files = ["assets/styles/layers.css", ...lists.flat()].filter((file) => file !== motionSheet);
	const numbers = new Map<string, TokenOrValue>();
	const visitors: Readonly<Record<string, Options["visitor"]>> = {
		[fontSheet]: {
			Url(address) {
				return { ...address, url: fonts[address.url] ?? address.url };
			},
		},
		[tokenSheet]: {
			Declaration: {
				custom({ name, value: [part, ...rest] }) {
					if (rest.length === 0 && (part?.type === "length" || part?.type === "time"))
						numbers.set(name, part);
				},
			},
		},
	};
	const [layers = "", ...sheets] = await Promise.all(
		files.map((file) => readSheet(root, file, visitors[file])),
	);
	// A token that is one number is shorter than a reference to it.
	return transformed([layers, colorSheet(palette), ...sheets, viewBoxStyles, transitionStyles].join(""), {
		visitor: {
			Declaration: { custom: ({ name }) => (numbers.has(name) ? [] : undefined) },
			Variable({ name }) {
				return numbers.get(name.ident);
			},
		},
	});
}

/** Whether a rule applies only in print. */
function isPrint(rule: Rule): boolean {
	if (rule.type !== "media") return false;
	const [query, ...others] = rule.value.query.mediaQueries;
	return query?.mediaType === "print" && !query.qualifier && !query.condition && others.length === 0;
}

/** Keeps a rule that is a layer, with only the print rules in it. */
function printRules(rule: Rule): Rule[] {
	if (rule.type === "layer-statement") return [rule];
	if (rule.type !== "layer-block") return [];
	return [{ ...rule, value: { ...rule.value, rules: rule.value.rules.filter(isPrint) } }];
}

const onlyPrint: Options = {
	visitor: { StyleSheet: (sheet) => ({ ...sheet, rules: sheet.rules.flatMap(printRules) }) },
};

const withoutPrint: Options = {
	visitor: { Rule: { media: (rule) => (isPrint(rule) ? [] : undefined) } },
};

/** The classes in markup that React rendered, and the custom properties in its attributes. */
export function namesIn(markup: string): ReadonlySet<string> {
	const lists = new Set(markup.match(/(?<= class=")[^"]*|(?<=="var\()--[\w-]+/g));
	return new Set([...lists].flatMap((list) => list.split(" ")));
}

/** The classes in the selectors of a style sheet. */
function classesOf(css: string): readonly string[] {
	const classes = new Set<string>();
	transformed(css, {
		visitor: {
			Selector(selector) {
				// A selector may contain others, such as that of `:is()`.
				JSON.stringify(selector, (_, part) => {
					if (part?.type === "class") classes.add(part.name);
					return part;
				});
			},
		},
	});
	return [...classes];
}

/** The custom properties that a style sheet declares, and those that it uses. */
function propertiesOf(css: string) {
	const declared = new Set<string>();
	const used = new Set<string>();
	transformed(css, {
		visitor: {
			Declaration: {
				custom({ name }) {
					if (name.startsWith("--")) declared.add(name);
				},
			},
			Variable({ name }) {
				used.add(name.ident);
			},
		},
	});
	return { declared, used };
}

/** Leaves out rules for these classes, and custom properties that neither the rest nor the markup uses. */
function without(css: string, unused: readonly string[], inMarkup: ReadonlySet<string>): string {
	const rest = transformed(css, { unusedSymbols: [...unused] });
	const { declared, used } = propertiesOf(rest);
	const idle = [...declared].filter((name) => !used.has(name) && !inMarkup.has(name));
	// A property that is left out may have been the last to use another.
	return idle.length === 0 ? lowered(rest) : without(rest, idle, inMarkup);
}

/**
 * Returns a function that makes a page's style sheet from the names on it: classes and custom properties. It leaves out
 * print rules, rules for classes that are not on the page, animations with the name of such a class, and custom properties
 * that nothing uses.
 */
export function pageStyles(css: string): (names: ReadonlySet<string>) => string {
	const screen = transformed(css, withoutPrint);
	const classes = classesOf(screen);
	const known = new Map<string, string>();
	return (names) => {
		const unused = classes.filter((name) => !names.has(name));
		// Most products have the same names.
		const key = [...unused, ...[...names].filter((name) => name.startsWith("--")).sort()].join(" ");
		const styles = known.get(key) ?? without(screen, unused, names);
		known.set(key, styles);
		return styles;
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
export async function makeStyles(root: string, palette: Palette, fonts: Fonts) {
	const css = await readSheets(root, palette, fonts);
	// Print rules may be nested, and only lowered ones are all in a layer.
	const print = transformed(lowered(css), onlyPrint);
	return { pageStyles: pageStyles(css), print: hashedFile("print", "css", print) };
}
