import * as z from "zod/mini";

/** The sentence that follows an invalid value: what is wrong with it, and what is allowed instead. */
export function sentence(wrong: string, allowed: string): string {
	return `${wrong}. Allowed: ${allowed}.`;
}

/** Characters that neither HTML nor XML allows: https://www.w3.org/TR/xml/#charsets */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;

const html = /<\/?[a-z][^<]*>|&(?:[a-z]+|#\w+);/i;

/** A link, or bold text. */
const markdown = /\]\([^)\s]+\)|\*\*\S/;

/** What UTF-8 letters become when a program reads them as windows-1252, such as "â€™" for an apostrophe. */
const misread = /\u00e2\u20ac|[\u00c2\u00c3][\u0080-\u00bf]/;

/** Marks that reverse the text after them: https://www.w3.org/International/questions/qa-bidi-unicode-controls */
const direction = /[\u202a-\u202e\u2066-\u2069]/;

/** A text for visitors, of characters that a page can show. An empty line starts a new paragraph. */
export const paragraphs = z.string(sentence("is not a text", "a text in quotes")).check(
	z.regex(/[^\s\p{Cf}]/u, {
		error: sentence("is empty", "a text with at least one character"),
		// So that an empty text is not also reported as too short.
		abort: true,
	}),
	z.refine(
		(value) => !unprintable.test(value),
		sentence("contains a control character or half a character", "visible characters and spaces"),
	),
	z.refine(
		(value) => !html.test(value),
		sentence("contains HTML, which visitors would see as typed", 'plain text, such as "&" for "&amp;"'),
	),
	z.refine(
		(value) => !markdown.test(value),
		sentence(
			"contains Markdown, which visitors would see as typed",
			"plain text without links or bold words",
		),
	),
	z.refine(
		(value) => !value.includes("${"),
		sentence(
			'contains "${", which only a text between backticks replaces',
			"the text between ` and `, or without it",
		),
	),
	z.refine(
		(value) => !misread.test(value),
		sentence("contains letters that were read in the wrong encoding", "the text typed anew"),
	),
	z.refine(
		(value) => !direction.test(value),
		sentence("contains an invisible mark that reverses the text after it", "the text typed anew, without it"),
	),
	z.refine(
		(value) => !value.includes("\ufffd"),
		sentence(
			'contains "\ufffd", because the file was not saved as UTF-8',
			"the right letter, in a file that is saved as UTF-8",
		),
	),
);

/** A text of one line. */
export const text = paragraphs.check(
	z.refine(
		(value) => !/[\t\n\r]/.test(value),
		sentence("contains a line break or a tab", "a text of one line"),
	),
);

/** A text that passes a test. */
export function textThat(passes: (value: string) => boolean, wrong: string, allowed: string) {
	return text.check(z.refine(passes, sentence(wrong, allowed)));
}

/** A text whose length is in a range. Counts code points. */
function textOfLength(least: number, most: number, allowed: string) {
	return text.check(
		z.refine((value) => [...value].length >= least && [...value].length <= most, {
			error: ({ input }) => sentence(`has ${[...String(input)].length} characters`, allowed),
		}),
	);
}

/** The length in characters at which search engines truncate titles. */
export const titleLimit = 60;

/** A text that stays readable on the narrowest phone with text twice as large. */
export function shortText(most: number) {
	return textOfLength(1, most, `${most} characters at most`);
}

/** The name of a person, a company or a place. */
export const name = shortText(60);

/** A page's title. */
export const title = shortText(titleLimit);

/** A page's description. Search engines truncate longer ones and replace shorter ones. */
export const description = textOfLength(50, 160, "50 to 160 characters");

/** An address without a user name. `URL` accepts "https:host", which browsers treat as relative on an https page. */
export const website = textThat(
	(value) => /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i.test(value) && URL.canParse(value),
	"is not the address of a website",
	'an http or https address, such as "https://example.com/"',
);

/**
 * A part of an address. It needs a letter, because JavaScript sorts keys of digits first:
 * https://tc39.es/ecma262/#sec-ordinaryownpropertykeys
 */
export const id = textThat(
	(value) => /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
	"is not an id",
	'lower-case letters and digits, at least one letter, with single hyphens between them, such as "x1" or "vented-wrap"',
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
		.array(entry, sentence("is not a list", "[ … ]"))
		.check(z.minLength(1, sentence("is an empty list", "at least one entry")), ({ value, issues }) => {
			issues.push(...repeated(value.map((input, index) => ({ input, path: [index] }))));
		});
}

/** An issue for each value that repeats an earlier one. */
export function repeated(values: readonly { readonly input: unknown; readonly path: PropertyKey[] }[]) {
	const firsts = new Map(values.toReversed().map((value) => [JSON.stringify(value.input), value]));
	const message = sentence("is a duplicate", "each value once");
	return values
		.filter((value) => firsts.get(JSON.stringify(value.input)) !== value)
		.map((value) => ({ ...value, code: "custom", message }) as const);
}
