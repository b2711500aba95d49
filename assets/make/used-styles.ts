import { type Selector, transform } from "lightningcss";

/** Browsers of early 2023: nesting, `light-dark()` and whatever else they lack is written out for them. */
const targets = { chrome: 109 << 16, firefox: 109 << 16, safari: 16 << 16 };

/** States that the script sets, and names with characters that React writes as entities. */
const isAlwaysUsed = /^is-|[&<>"']/;

/** Compiles a style sheet. */
export function compiled(filename: string, css: string): string {
	return transform({ filename, code: Buffer.from(css), minify: true, targets }).code.toString();
}

/** Whether a selector can match an element of a page with these classes. A part that is not understood can. */
function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
	return selector.every((part) => {
		if (part.type === "class") return classes.has(part.name) || isAlwaysUsed.test(part.name);
		if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where")) {
			return part.selectors.some((choice) => canMatch(choice, classes));
		}
		return true;
	});
}

/** Whether an animation is named anywhere but where it is defined: in a property, in a variable, or as a plain word. */
function isNamed(animation: string, css: string): boolean {
	const isPlain = /^[\w-]+$/.test(animation);
	return !isPlain || css.match(RegExp(`(?<![\\w-])${animation}(?![\\w-])`, "g"))?.length !== 1;
}

/** The classes in markup that React has written. */
export function classesIn(markup: string): ReadonlySet<string> {
	const lists = new Set([...markup.matchAll(/ class="([^"]*)"/g)].map(([, list = ""]) => list));
	return new Set([...lists].flatMap((list) => list.split(" ")));
}

/**
 * Compiles a style sheet for a page: without the rules that need a class which the page does not have, and without
 * the animations that the remaining rules do not name.
 *
 * @throws an error of lightningcss, with the line in its `loc`, for a mistake in the style sheet
 */
export function usedStyles(filename: string, css: string, classes: ReadonlySet<string>): string {
	const isUsed = (selector: Selector) => canMatch(selector, classes);
	const selected = transform({
		filename,
		code: Buffer.from(css),
		minify: true,
		visitor: {
			Rule: { style: ({ value }) => (value.selectors.some(isUsed) ? undefined : []) },
		},
	}).code;
	const rules = selected.toString();
	const used = transform({
		filename,
		code: selected,
		minify: true,
		targets,
		visitor: {
			Rule: { keyframes: ({ value: { name } }) => (isNamed(name.value, rules) ? undefined : []) },
		},
	});
	return used.code.toString();
}
