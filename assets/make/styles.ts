import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Rule, type TransformOptions, transform, type Url } from "lightningcss";
import { transitionStyles } from "../../components/drawings/machines/index.ts";
import { viewBoxStyles } from "../../components/drawings/view-boxes.ts";
import { styleTargets } from "./browsers.ts";
import { Problem } from "./problem.ts";
import { hashedFile } from "./site-file.ts";
import { tokenSheet } from "./token-mistakes.ts";
import type { Tokens } from "./tokens.ts";

/** The rules for running machines. They load with a machine, not with a page. */
export const motionSheet = "components/drawings/scene/motion.css";

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

/** Reads every style sheet of the site: the layer order first, then one file per component. */
async function readSheets(root: string, tokens: Tokens): Promise<string> {
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
	const sheets = await Promise.all(
		files.map((file) => readSheet(root, file, file === tokenSheet ? tokens.inlineOrigins : {})),
	);
	return sheets.join("") + viewBoxStyles + transitionStyles;
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

/**
 * The custom properties that a style sheet declares, each with those that it uses, those that its other declarations use,
 * and all that are used without a fallback.
 */
function propertiesOf(css: string) {
	const declared = new Map<string, readonly string[]>();
	const used = new Set<string>();
	const required = new Set<string>();
	/** What a custom property uses, while it is visited. */
	let inside: string[] | undefined;
	transformed(css, {
		visitor: {
			Declaration: {
				// Properties that lightningcss does not know are here, too.
				custom({ name }) {
					if (name.startsWith("--")) inside = [...(declared.get(name) ?? [])];
				},
			},
			Variable({ name, fallback }) {
				if (inside) inside.push(name.ident);
				else used.add(name.ident);
				if (!fallback) required.add(name.ident);
			},
			DeclarationExit: {
				custom({ name }) {
					if (inside) declared.set(name, inside);
					inside = undefined;
				},
			},
		},
	});
	return { declared, used, required };
}

/**
 * Returns a function that makes a page's style sheet from the names on it: classes and custom properties. It leaves out
 * print rules, rules for classes that neither the page has nor the script sets, animations that have the name of such a
 * class, and custom properties that nothing uses.
 *
 * @throws Problem for a custom property that a rule uses, and none declares
 */
export function pageStyles(css: string): (names: ReadonlySet<string>) => string {
	const screen = transformed(css, withoutPrint);
	const classes = classesOf(screen).filter((name) => !name.startsWith("is-"));
	const { declared, required } = propertiesOf(css);
	const missing = [...required].find((name) => !declared.has(name));
	if (missing !== undefined) {
		throw new Problem(
			`A style sheet uses var(${missing}), but none declares it. If it is a token, write it in ${tokenSheet} again, or take all edits back with "git restore ${tokenSheet}".`,
		);
	}
	const properties = [...declared.keys()];
	const known = new Map<string, string>();
	function stylesFor(unused: readonly string[], names: ReadonlySet<string>): string {
		const rules = transformed(screen, { unusedSymbols: [...unused, ...properties] });
		const used = new Set([...propertiesOf(rules).used, ...names]);
		// A set grows while it is iterated.
		for (const name of used) for (const needed of declared.get(name) ?? []) used.add(needed);
		return lowered(screen, [...unused, ...properties.filter((name) => !used.has(name))]);
	}
	return (names) => {
		const unused = classes.filter((name) => !names.has(name));
		const inMarkup = properties.filter((name) => names.has(name));
		// Most products have the same names.
		const key = [...unused, ...inMarkup].join(" ");
		const styles = known.get(key) ?? stylesFor(unused, names);
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
export async function makeStyles(root: string, tokens: Tokens, fonts: Readonly<Record<string, string>>) {
	const fontAt = (address: Url): Url => ({ ...address, url: fonts[address.url] ?? address.url });
	const visitor = { Url: fontAt, ...tokens.inlineNumbers };
	const css = transformed(await readSheets(root, tokens), { visitor });
	// Print rules may be nested, and only lowered ones are all in a layer.
	const print = transformed(lowered(css), onlyPrint);
	return { pageStyles: pageStyles(css), print: hashedFile("print", "css", print) };
}
