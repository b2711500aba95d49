/** A piece of a minified style sheet: a statement, a rule, or a group such as `@layer` with pieces in it. */
type Piece =
	| { readonly kind: "text"; readonly text: string }
	| { readonly kind: "rule"; readonly selectors: readonly Selector[]; readonly block: string }
	| { readonly kind: "keyframes"; readonly name: string; readonly text: string }
	| { readonly kind: "group"; readonly head: string; readonly pieces: readonly Piece[] };

interface Selector {
	readonly text: string;
	/** One of these lists has to stand in the markup. */
	readonly classes: readonly (readonly string[])[];
}

/** The index after the `}` that closes the block opened at `open`. */
function blockEnd(css: string, open: number): number {
	let depth = 0;
	let quote = "";
	for (let index = open; index < css.length; index++) {
		const character = css.charAt(index);
		if (quote) {
			if (character === "\\") index++;
			else if (character === quote) quote = "";
		} else if (character === '"' || character === "'") quote = character;
		else if (character === "{") depth++;
		else if (character === "}" && --depth === 0) return index + 1;
	}
	throw new Error(`A block of the style sheet is not closed: "${css.slice(open, open + 60)}".`);
}

/** Splits at commas that are not inside brackets. */
function splitSelectors(list: string): string[] {
	const parts = [""];
	let depth = 0;
	for (const character of list) {
		if (character === "(" || character === "[") depth++;
		if (character === ")" || character === "]") depth--;
		if (character === "," && depth === 0) parts.push("");
		else parts.push((parts.pop() ?? "") + character);
	}
	return parts;
}

/** The selector once for each choice that its `:is()` and `:where()` leave. */
function choicesOf(selector: string): string[] {
	const [choice, list = ""] = /:(?:is|where)\(([^()]*)\)/.exec(selector) ?? [];
	if (choice === undefined) return [selector];
	return splitSelectors(list).flatMap((picked) => choicesOf(selector.replace(choice, picked)));
}

/**
 * The sets of classes of which a selector needs one, whole, to match anything. Classes that begin with `is-` are
 * states that the script sets, so they are not asked for.
 */
function requiredClasses(selector: string): string[][] {
	if (/:(?:has|not)\([^)]*\./.test(selector)) {
		throw new Error(`The selector "${selector}" hides a class in brackets. Write the class outside of them.`);
	}
	return choicesOf(selector).map((choice) =>
		[...choice.matchAll(/\.([A-Za-z_][\w-]*)/g)]
			.map(([, name = ""]) => name)
			.filter((name) => !name.startsWith("is-")),
	);
}

function parse(css: string): Piece[] {
	const pieces: Piece[] = [];
	let start = 0;
	while (start < css.length) {
		const open = css.indexOf("{", start);
		const semicolon = css.indexOf(";", start);
		if (semicolon !== -1 && (open === -1 || semicolon < open)) {
			pieces.push({ kind: "text", text: css.slice(start, semicolon + 1) });
			start = semicolon + 1;
			continue;
		}
		if (open === -1) break;
		const end = blockEnd(css, open);
		const head = css.slice(start, open);
		const block = css.slice(open, end);
		if (/^@(?:layer|media|supports|container|starting-style)/.test(head)) {
			pieces.push({ kind: "group", head, pieces: parse(block.slice(1, -1)) });
		} else if (head.startsWith("@keyframes")) {
			pieces.push({ kind: "keyframes", name: head.slice("@keyframes ".length), text: head + block });
		} else if (head.startsWith("@")) {
			pieces.push({ kind: "text", text: head + block });
		} else {
			const selectors = splitSelectors(head).map((text) => ({ text, classes: requiredClasses(text) }));
			pieces.push({ kind: "rule", selectors, block });
		}
		start = end;
	}
	return pieces;
}

function print(pieces: readonly Piece[], used: ReadonlySet<string>): string {
	return pieces.map((piece) => printPiece(piece, used)).join("");
}

function printPiece(piece: Piece, used: ReadonlySet<string>): string {
	switch (piece.kind) {
		case "text":
		case "keyframes":
			return piece.text;
		case "group": {
			const inner = print(piece.pieces, used);
			return inner && `${piece.head}{${inner}}`;
		}
		case "rule": {
			const selectors = piece.selectors.filter(({ classes }) =>
				classes.some((names) => names.every((name) => used.has(name))),
			);
			return selectors.length > 0 ? selectors.map(({ text }) => text).join(",") + piece.block : "";
		}
	}
}

function keyframesIn(pieces: readonly Piece[]): { readonly name: string; readonly text: string }[] {
	return pieces.flatMap((piece) => {
		if (piece.kind === "keyframes") return [piece];
		return piece.kind === "group" ? keyframesIn(piece.pieces) : [];
	});
}

/** Leaves out the animations that no rule of the page names. */
function withoutIdleKeyframes(css: string, pieces: readonly Piece[]): string {
	return keyframesIn(pieces).reduce((text, keyframes) => {
		const rest = text.replace(keyframes.text, "");
		return new RegExp(`animation[^;}]*[:, ]${keyframes.name}\\b`).test(rest) ? text : rest;
	}, css);
}

/** The values of the class attributes in the markup, each once. Pages are long: this is several times faster than a regular expression. */
function classLists(markup: string): ReadonlySet<string> {
	const lists = new Set<string>();
	const opening = ' class="';
	for (let at = markup.indexOf(opening); at !== -1; at = markup.indexOf(opening, at)) {
		const start = at + opening.length;
		at = markup.indexOf('"', start);
		lists.add(markup.slice(start, at));
	}
	return lists;
}

function classesOf(lists: Iterable<string>): ReadonlySet<string> {
	return new Set([...lists].flatMap((list) => list.split(" ")));
}

/** The classes that a page's markup uses. */
export function classesIn(markup: string): ReadonlySet<string> {
	return classesOf(classLists(markup));
}

/**
 * Reads a minified style sheet, and returns the function that picks, for a page's markup, the rules this page can
 * use: a selector stays if every class in it stands in the markup, and a rule if one of its selectors stays. What
 * the markup shares with that of other pages may be given apart; it is then read once.
 *
 * @throws Error for a selector with a class inside `:has()` or `:not()`
 */
export function usedRules(css: string): (markup: string, shared?: readonly string[]) => string {
	const pieces = parse(css);
	const picked = new Map<string, string>();
	const known = new Map<string, { readonly lists: ReadonlySet<string>; readonly number: number }>();
	function knownLists(part: string) {
		const lists = known.get(part) ?? { lists: classLists(part), number: known.size };
		known.set(part, lists);
		return lists;
	}
	return (markup, shared = []) => {
		const own = classLists(markup);
		const parts = shared.map(knownLists);
		const key = [...own, ...parts.map(({ number }) => number)].join(",");
		const made = picked.get(key);
		if (made !== undefined) return made;
		const classes = classesOf([own, ...parts.map(({ lists }) => lists)].flatMap((lists) => [...lists]));
		const rules = withoutIdleKeyframes(print(pieces, classes), pieces);
		picked.set(key, rules);
		return rules;
	};
}

/**
 * The rules of one layer of a minified style sheet, without its media queries, as software reads them that knows
 * neither layers nor `:is()`.
 */
export function plainRules(css: string, layer: string): string {
	return parse(css)
		.flatMap((piece) => (piece.kind === "group" && piece.head === `@layer ${layer}` ? piece.pieces : []))
		.map((piece) =>
			piece.kind === "rule"
				? piece.selectors.flatMap(({ text }) => choicesOf(text)).join(",") + piece.block
				: "",
		)
		.join("");
}
