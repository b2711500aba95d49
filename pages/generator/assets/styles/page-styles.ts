import { transform } from "lightningcss";
import { lowerCss, minifyCss } from "./lower-css.ts";

/** The classes and ids in markup that React rendered. */
function namesIn(markup: string): ReadonlySet<string> {
	const lists = markup.match(/(?<= (?:class|id)=")[^"]*/g) ?? [];
	return new Set(lists.flatMap((list) => list.split(" ")));
}

/** The custom properties that markup or a style sheet uses. */
function propertiesIn(code: string): ReadonlySet<string> {
	return new Set(code.match(/(?<=\bvar\()--[\w-]+/g));
}

/**
 * The classes, ids and custom properties of a style sheet: the symbols that CSS modules would
 * replace.
 */
function symbolsOf(css: string) {
	const others = { animation: false, container: false, customIdents: false, grid: false };
	const cssModules = { pattern: "[local]", dashedIdents: true, ...others };
	const { exports } = transform({ filename: "site.css", code: Buffer.from(css), cssModules });
	const symbols = Object.keys(exports ?? {});
	const isProperty = (symbol: string) => symbol.startsWith("--");
	return { names: symbols.filter((symbol) => !isProperty(symbol)), properties: symbols.filter(isProperty) };
}

/**
 * Returns a function that makes the style sheet of a page from its markup. It leaves out rules for
 * classes and ids that are not in the markup, animations with the name of such a class, and custom
 * properties that nothing uses.
 *
 * @param css the rules of all pages, minified
 */
export function pageStylesFrom(css: string): (markup: string) => string {
	const { names, properties } = symbolsOf(css);
	return (markup) => {
		const onPage = namesIn(markup);
		const unusedNames = names.filter((name) => !onPage.has(name));
		const rest = minifyCss(css, { unusedSymbols: unusedNames });
		const inUse = propertiesIn(markup + rest);
		const unusedProperties = properties.filter((name) => !inUse.has(name));
		return lowerCss(rest, [...unusedNames, ...unusedProperties]);
	};
}
