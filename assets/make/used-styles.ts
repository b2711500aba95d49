import { type Selector, transform } from "lightningcss";

/** Browsers of early 2023. lightningcss lowers nesting, `light-dark()` and other newer syntax for them. */
const targets = { chrome: 109 << 16, firefox: 109 << 16, safari: 16 << 16 };

/** Classes that the script sets, and names with characters that React escapes. */
const isAlwaysUsed = /^is-|[&<>"']/;

/** Compiles a style sheet. */
export function compiled(filename: string, css: string): string {
	return transform({ filename, code: Buffer.from(css), minify: true, targets }).code.toString();
}

/** Whether a selector can match an element of a page with these classes. Unknown parts count as a match. */
function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
	return selector.every((part) => {
		if (part.type === "class") return classes.has(part.name) || isAlwaysUsed.test(part.name);
		if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where")) {
			return part.selectors.some((choice) => canMatch(choice, classes));
		}
		return true;
	});
}

/** Whether an animation is used in a property or a variable. */
function isNamed(animation: string, css: string): boolean {
	const isPlain = /^[\w-]+$/.test(animation);
	return !isPlain || css.match(RegExp(`(?<![\\w-])${animation}(?![\\w-])`, "g"))?.length !== 1;
}

/** The classes in markup that React rendered. */
export function classesIn(markup: string): ReadonlySet<string> {
	const lists = new Set([...markup.matchAll(/ class="([^"]*)"/g)].map(([, list = ""]) => list));
	return new Set([...lists].flatMap((list) => list.split(" ")));
}

/**
 * Compiles the style sheet of a page, without rules for classes that the page does not have, and without
 * animations that the other rules do not use.
 *
 * @throws an error of lightningcss, with the line in its `loc`, for an error in the style sheet
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
