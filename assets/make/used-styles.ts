import { type MediaList, type Rule, transform, type Visitor } from "lightningcss";

/** Browsers of early 2023. lightningcss lowers nesting, `light-dark()` and other newer syntax for them. */
const targets = { chrome: 109 << 16, firefox: 109 << 16, safari: 16 << 16 };

/** Compiles a style sheet. */
export function compiled(filename: string, css: string): string {
	return transform({ filename, code: Buffer.from(css), minify: true, targets }).code.toString();
}

/** Whether rules apply on paper alone. */
function isPrint({ mediaQueries: [query, ...others] }: MediaList): boolean {
	return query?.mediaType === "print" && !query.qualifier && !query.condition && others.length === 0;
}

/** The rules for paper, in their layers. */
function printRules(rules: Rule[]): Rule[] {
	return rules.flatMap((rule): Rule[] => {
		if (rule.type === "media") return isPrint(rule.value.query) ? [rule] : [];
		return rule.type === "layer-block"
			? [{ ...rule, value: { ...rule.value, rules: printRules(rule.value.rules) } }]
			: [];
	});
}

const onlyPrint: Visitor<Record<string, never>> = {
	StyleSheet: (sheet) => ({ ...sheet, rules: printRules(sheet.rules) }),
};

/** The rules of a style sheet in `@media print`, which no page needs before it is printed. */
export function printStyles(filename: string, css: string): string {
	const code = Buffer.from(compiled(filename, css));
	return transform({ filename, code, minify: true, visitor: onlyPrint }).code.toString();
}

/** Plain class names of a style sheet that are not among `classes`, except those that the script sets. */
function unusedClasses(css: string, classes: ReadonlySet<string>): string[] {
	const names = new Set(
		[...css.matchAll(/\.(?!is-)([a-z][\w-]*)(?![\w\\-])/gi)].map(([, name = ""]) => name),
	);
	// lightningcss would remove an animation of this name as well.
	const animations: string[] = css.match(/(?<=@keyframes )[\w-]+/g) ?? [];
	return [...names].filter((name) => !classes.has(name) && !animations.includes(name));
}

/** Whether an animation is used in a property or a variable. */
function isNamed(animation: string, css: string): boolean {
	const isPlain = /^[\w-]+$/.test(animation);
	return !isPlain || css.match(RegExp(`(?<![\\w-])${animation}(?![\\w-])`, "g"))?.length !== 1;
}

/** The classes in markup that React rendered. */
export function classesIn(markup: string): ReadonlySet<string> {
	const lists = new Set(markup.match(/(?<= class=")[^"]*/g));
	return new Set([...lists].flatMap((list) => list.split(" ")));
}

/**
 * Compiles the style sheet of a page, without rules for classes that the page does not have, without animations that
 * the other rules do not use, and without the rules for paper.
 *
 * @throws an error of lightningcss, with the line in its `loc`, for an error in the style sheet
 */
export function usedStyles(filename: string, css: string, classes: ReadonlySet<string>): string {
	const selected = transform({
		filename,
		code: Buffer.from(css),
		minify: true,
		unusedSymbols: unusedClasses(css, classes),
		visitor: { Rule: { media: ({ value }) => (isPrint(value.query) ? [] : undefined) } },
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
