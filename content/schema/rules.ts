import * as z from "zod/mini";

/** The sentence that follows an invalid value: what is wrong with it, and what is allowed instead. */
export function sentence(wrong: string, allowed: string): string {
	return `${wrong}. Allowed: ${allowed}.`;
}

/** Replaces each character that nobody sees with its code, such as "\\u200b". */
export function visibly(text: string): string {
	return text.replace(
		/[\p{Cf}\p{Co}\p{Zl}\p{Zp}\u00a0]/gu,
		(character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, "0")}`,
	);
}

/** What a text may not contain: a pattern, what is wrong with a part that matches, and what is allowed instead. */
type Forbidden = readonly (readonly [pattern: RegExp, wrong: string, allowed: string])[];

const misprints: Forbidden = [
	// https://www.w3.org/TR/xml/#charsets
	[
		/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u,
		", a control character or half a character",
		"visible characters and spaces",
	],
	// All but the word joiner, and the joiner inside of emoji. Some reverse the text after them:
	// https://www.w3.org/International/questions/qa-bidi-unicode-controls
	[/(?![\u2060\u200d])[\p{Cf}\p{Zl}\p{Zp}]/u, ", an invisible character", "the text typed anew, without it"],
	[/[\p{Co}\ufb00-\ufb06]/u, ", one character copied from a PDF or from Word", "the text typed anew"],
	[
		/\\?u(?:2060|00a0|00ad|2011)/i,
		", a code whose one backslash is missing or is there twice",
		'the code with one, such as "\\u2060"',
	],
	// What UTF-8 letters become when a program reads them as windows-1252, such as "â€™" for an apostrophe.
	[
		/\u00e2\u20ac.?|[\u00c2\u00c3][\u0080-\u00bf]/,
		", which was read in the wrong encoding",
		"the text typed anew",
	],
	[
		/\ufffd/,
		", because the file was not saved as UTF-8",
		"the right letter, in a file that is saved as UTF-8",
	],
	[
		/<[/!]?[a-z-][^<]*>|&(?:[a-z]+|#\w+);/i,
		", which is HTML: visitors would see it as typed",
		'plain text, such as "&" for "&amp;"',
	],
	[
		/\]\([^)\s]+\)|\*\*\S+|(?<!\S)(?:__|`)\S+|(?<![^\n])(?:[-*•]|#+|\d+\.) /,
		", which is Markdown: visitors would see it as typed",
		"plain text without links, bold words, headings or lists",
	],
	[
		/\$\{[^}]*\}?/,
		", which only a text between backticks replaces",
		"the text between ` and `, or without it",
	],
];

/** Contact details, which nobody could press in a text, and drafts. */
const unusable: Forbidden = [
	[/(?:https?:\/\/|\bwww\.)\S+/i, ", which nobody can press in a text", "the text without it"],
	// With a capital letter, it may be a company's name.
	[/(?<=\s)[a-z\d-]+\.(?:com|net|org)\b/, ", which nobody can press in a text", "the text without it"],
	[
		/[^\s@]+@[^\s@]+\.[a-z]+/i,
		", which nobody can press in a text",
		'"E-mail us", for example. Pages show the address in content/company.ts',
	],
	[
		/(?:\(\d{3}\)|\b1?\d{3})[\s./-]?\d{3}[\s.-]?\d{4}\b|\b1-8\d\d-[\dA-Z-]{7,}/,
		", which nobody can press in a text",
		'"Call us", for example. Pages show the number in content/company.ts',
	],
	[
		/\b(?:TODO|FIXME|TBD|undefined)\b|\b[Ll]orem ipsum\b|(?<![\w-])[Xx]{3,}(?![\w-])|\[[^\]]*\]/,
		", so it is not finished",
		'the final text, or { placeholder: "…" } where the field can have one',
	],
];

/** Blanks that the page does not fill in: all but one. */
function otherBlanks(blank = ""): Forbidden {
	const allowed = blank
		? `{${blank}}`
		: `the text without it. A text between \` and \` can have values of company.ts, such as $\{warehouse.city}`;
	const pattern = new RegExp(`\\$(?:\\([\\w.]+\\)|[a-z]\\w+)|\\{(?!${blank}\\})[\\w.]+\\}`);
	return [[pattern, ", which nothing fills in", allowed]];
}

const oneLine: Forbidden = [
	[/[\t\n\r]/, ", a line break or a tab", "a text of one line"],
	[/^\s+|\s+$/, " at its beginning or end", "the text without it"],
];

function without(forbidden: Forbidden) {
	return forbidden.map(([pattern, wrong, allowed]) =>
		z.refine<string>((value) => !pattern.test(value), {
			// One line for each text, the first of these.
			abort: true,
			error: ({ input }) => {
				const [found = ""] = pattern.exec(String(input)) ?? [];
				return sentence(`contains ${visibly(JSON.stringify(found.slice(0, 60)))}${wrong}`, allowed);
			},
		}),
	);
}

/** At least one visible character. */
const visible = z.regex(/[^\s\p{Cf}]/u, {
	error: sentence("is empty", "a text with at least one character"),
	// So that an empty text is not also reported as too short.
	abort: true,
});

const characters = z
	.string(sentence("is not a text", "a text in quotes"))
	.check(visible, ...without(misprints));

/** A value of one line, such as an address or a number, which its field may turn into a link. */
export const value = characters.check(...without(oneLine));

/** A text whose length is in a range. Counts code points. */
function length(least: number, most: number, allowed = `${most} characters at most`) {
	return z.refine<string>((text) => [...text].length >= least && [...text].length <= most, {
		error: ({ input }) => sentence(`has ${[...String(input)].length} characters`, allowed),
	});
}

/** What no text for visitors may contain. `blank` is one in braces that the page fills in. */
function forVisitors(blank?: string) {
	return [...without(unusable), ...without(otherBlanks(blank))];
}

/** A text for visitors, of characters that a page can show. An empty line starts a new paragraph. */
export const paragraphs = characters.check(...forVisitors(), length(1, 2000));

/** A paragraph of one line. */
export const paragraph = value.check(...forVisitors(), length(1, 1000));

/** A sentence or two. */
export const text = value.check(...forVisitors(), length(1, 300));

/** A text with a blank in braces, which the page fills in. */
export function textWith<const Blank extends string>(blank: Blank) {
	const error = sentence(`has no {${blank}}`, `a text with {${blank}}, which the page fills in`);
	const text = value.check(...forVisitors(blank), length(1, 300));
	return z.pipe(text, z.templateLiteral([z.string(), `{${blank}}`, z.string()], error));
}

/** A value of one line that passes a test. */
export function textThat(passes: (value: string) => boolean, wrong: string, allowed: string) {
	return value.check(z.refine(passes, sentence(wrong, allowed)));
}

/** The length in characters at which search engines truncate titles. */
export const titleLimit = 60;

/** A text that stays readable on the narrowest phone with text twice as large. */
export function shortText(most: number) {
	return value.check(...forVisitors(), length(1, most));
}

/** The name of a person, a company or a place. */
export const name = shortText(60);

/** A page's title. */
export const title = shortText(titleLimit);

/** A page's description. Search engines truncate longer ones and replace shorter ones. */
export const description = value.check(...forVisitors(), length(50, 160, "50 to 160 characters"));

/** An address without a user name. `URL` accepts "https:host", which browsers treat as relative on an https page. */
export const website = textThat(
	(value) =>
		/^https?:\/\/[^\s/?#@\\,:]+\.[^\s/?#@\\,:]+(?::\d+)?(?:[/?#]\S*)?$/i.test(value) && URL.canParse(value),
	"is not the address of a website",
	'an http or https address, such as "https://example.com/"',
);

/**
 * The id of an entry, which may be a part of an address. It needs a letter, because JavaScript sorts keys of digits first:
 * https://tc39.es/ecma262/#sec-ordinaryownpropertykeys
 */
export const id = textThat(
	(value) => /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 60,
	"is not an id",
	'up to 60 lower-case letters and digits, at least one letter, with single hyphens between them, such as "x1" or "vented-wrap"',
);

/** A value that follows a rule, or a placeholder until the seller provides the value. */
export function replaceable(rule: z.ZodMiniType<string>, placeholder = rule) {
	return z.union([rule, fields({ placeholder })]);
}

/** One of these names, or any if they are not known. `advice` says what else to do. */
export function oneOf<const T extends string>(names: readonly T[] | undefined, advice = "") {
	const allowed = names?.map((name) => `"${name}"`).join(", ");
	return z.custom<T>(
		(value) => (names ? names.some((name) => name === value) : typeof value === "string"),
		sentence("is unknown", allowed || "none, because there is none yet") + advice,
	);
}

/** An entry with exactly these fields. `advice` is shown if the entry is missing. */
export function fields<T extends z.core.$ZodLooseShape>(shape: T, advice = "") {
	const allowed = Object.keys(shape).join(", ");
	return z.strictObject(shape, {
		error: ({ code }) =>
			code === "unrecognized_keys"
				? `${sentence("is in a field that does not exist", allowed)} Fields are defined in content/schema/.`
				: sentence("is not an entry", `{ ${allowed} }`) + advice,
	});
}

/** Entries by name. */
export function entries<N extends z.core.$ZodRecordKey, T extends z.ZodMiniType>(name: N, entry: T) {
	return z.record(name, entry, sentence("is not a set of entries", "{ name: …, … }"));
}

/** A list with at least one entry and no duplicates. */
export function listOf<T>(entry: z.ZodMiniType<T>) {
	return z
		.array(entry, {
			error: ({ input }) =>
				sentence("is not a list", typeof input === "string" ? JSON.stringify([input]) : "[ … ]"),
		})
		.check(z.minLength(1, sentence("is an empty list", "at least one entry")), ({ value, issues }) => {
			issues.push(...repeated(value.map((input, index) => ({ input, path: [index] }))));
		});
}

interface Repeatable {
	readonly input: unknown;
	readonly path: PropertyKey[];
	/** What messages call the path, if not by its keys. */
	readonly place?: string;
}

/** An issue for each value that repeats an earlier one, with where that is. */
export function repeated(values: readonly Repeatable[]) {
	const firsts = new Map(values.toReversed().map((value) => [JSON.stringify(value.input), value]));
	return values.flatMap((value) => {
		const first = firsts.get(JSON.stringify(value.input));
		if (first === undefined || first === value) return [];
		const keys = first.path.map((key) => (typeof key === "number" ? `entry ${key + 1}` : String(key)));
		const place = first.place ?? keys.join(", ");
		const message = sentence(`is a duplicate of ${place}`, "each value once");
		return [{ ...value, first: place, code: "custom", message } as const];
	});
}
