import * as z from "zod/mini";

/**
 * The message of a rule, in two lines: what is wrong with a value, such as "is not a string", and
 * what is allowed instead. Zod keeps a message as one string; content/check/ prints the two as
 * sentences.
 */
export function sentence(wrong: string, allowed: string): string {
	return `${wrong}\n${allowed}`;
}

/**
 * Invisible characters, such as U+2060, and unpaired surrogates. A plain space and a line break are
 * allowed.
 */
const invisible = /(?!\n)[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** Replaces each invisible character with its code, such as "\\u200b". */
export function escapeInvisible(text: string): string {
	return text.replace(
		new RegExp(invisible, "gu"),
		(character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, "0")}`,
	);
}

/** A character with its code point, such as "‑" (U+2011): it may look like another one. */
function nameOf(character: string): string {
	const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
	return `"${character}" (U+${code})`;
}

/** Rejects strings that contain a match of a pattern. */
function reject(pattern: RegExp, wrong: string, allowed: string) {
	return z.refine<string>((text) => !pattern.test(text), {
		// Reports only the first mistake of each string.
		abort: true,
		error: ({ input }) => {
			const [found = ""] = pattern.exec(String(input)) ?? [];
			return sentence(`contains ${escapeInvisible(JSON.stringify(found.slice(0, 60)))}, ${wrong}`, allowed);
		},
	});
}

const characters = z
	.string(sentence("is not a string", "text in quotes"))
	.check(
		z.regex(/\S/, { error: sentence("is blank", "text with at least one visible character"), abort: true }),
		reject(invisible, "which may not appear as intended", "the text, retyped with common characters"),
	);

/** A string of one line, such as a URL or a phone number. */
export const line = characters.check(
	reject(/\n/, "a line break", "one line of text"),
	reject(/^\s|\s$/, "a space at the beginning or end", "text with no spaces around it"),
);

/** Rejects what no copy may contain: HTML and unfinished text. */
const forVisitors = [
	// The names of entities have two small letters or more, which leaves out "R&D;".
	reject(
		/<[/!]?[A-Za-z][^<]*>|&(?:[A-Za-z]?[a-z]{2,}\d*|#\w+);/,
		"which is HTML: visitors would see it as typed",
		'plain text, such as "&" for "&amp;"',
	),
	// "From undefined, TX." lacks a value. Where an adjective may stand, as in "an undefined load",
	// it is a word of the copy.
	reject(
		/(?<=^|\b(?:at|by|for|from|in|near|of|on|to|with|At|From|In|Near) )undefined(?=$|[.;:!?)\n]|, (?:[A-Z]|undefined))|\[object Object\]/,
		`which a $\{…} in this text produced`,
		`$\{…} with the name of a value that exists`,
	),
	// In small letters, "todo" is a word.
	...[/\bTODO\b|\b[Tt]odo:/, /\b(?:FIXME|TBD|lorem ipsum)\b/i].map((pattern) =>
		reject(pattern, "which is not finished text", "the final text"),
	),
];

const unreplaced = "which is not replaced by a value here";
const rejectBraces = reject(
	/\$?\{[^}]*\}?/,
	unreplaced,
	`text without braces. To insert a value, such as $\{warehouse.city}, put backticks (\`) around the text in place of quotes`,
);

/** A text whose length in code points is in a range. */
function lengthBetween(least: number, most: number) {
	return z.refine<string>((text) => [...text].length >= least && [...text].length <= most, {
		error: ({ input }) =>
			sentence(`has ${[...String(input)].length} characters`, `${least} to ${most} characters`),
	});
}

/** A text for visitors. An empty line starts a new paragraph. */
export const paragraphs = characters.check(...forVisitors, rejectBraces, lengthBetween(1, 2000));

/** One line of text for visitors, from `least` to `most` characters long. */
export function lineOfText(most: number, least = 1) {
	return line.check(...forVisitors, rejectBraces, lengthBetween(least, most));
}

/** The length in characters at which search engines truncate titles. */
export const titleLimit = 60;

/** A page's title for search results, or the name of a product. */
export const title = lineOfText(titleLimit);

/** A sentence or two. */
export const text = lineOfText(300);

/** The name of a person, a company or a place. */
export const name = lineOfText(60);

/** A page's description. Search engines truncate longer ones and replace shorter ones. */
export const description = lineOfText(160, 50);

/** A text with one blank, such as "{name}", which the page fills in. */
export function textWith<const Blank extends string>(blank: Blank) {
	const error = sentence(`has no {${blank}}`, `text with {${blank}}, which the page fills in`);
	const others = reject(new RegExp(`\\{(?!${blank}\\})[^}]*\\}?`), unreplaced, `{${blank}}`);
	const text = line.check(...forVisitors, others, lengthBetween(1, 300));
	return z.pipe(text, z.templateLiteral([z.string(), `{${blank}}`, z.string()], error));
}

/**
 * Rejects strings that do not pass a test. The message names a character outside ASCII, because it
 * may be the reason.
 */
export function requirement(passes: (value: string) => boolean, wrong: string, allowed: string) {
	return z.refine<string>(passes, {
		abort: true,
		error: ({ input }) => {
			const [character] = /[^ -~]/u.exec(String(input)) ?? [];
			return sentence(character ? `contains ${nameOf(character)} and ${wrong}` : wrong, allowed);
		},
	});
}

/** A value of one line that passes a test. */
export function lineThat(passes: (value: string) => boolean, wrong: string, allowed: string) {
	return line.check(requirement(passes, wrong, allowed));
}

export const website = lineThat(
	(value) => /^https?:\/\/[^\s/@]+\.\S+$/i.test(value),
	"is not the address of a website",
	'an http or https address without a password, such as "https://example.com/"',
);

/**
 * The id of an entry, which may be a part of an address. It needs a letter, because JavaScript
 * sorts keys of digits first: https://tc39.es/ecma262/#sec-ordinaryownpropertykeys
 */
export const id = lineThat(
	(value) => /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 60,
	"is not an id",
	'up to 60 lowercase letters and digits, at least one letter, with single hyphens between them, such as "x1" or "vented-wrap"',
);

/** One of these names. */
export function oneOf<const T extends string>(names: readonly T[]) {
	return z.enum(names, sentence("is unknown", names.map((name) => `"${name}"`).join(", ")));
}

/** The name of another entry. That it exists is checked in content/check/. */
export function reference<Name extends string>() {
	return z.custom<Name>(
		(key) => typeof key === "string",
		sentence("is not a string", "a name or path in quotes"),
	);
}

/** An entry with exactly these fields. */
export function fields<T extends z.core.$ZodLooseShape>(shape: T) {
	const fieldNames = Object.keys(shape);
	return z.strictObject(shape, {
		error: ({ code }) =>
			code === "unrecognized_keys"
				? sentence("is not a field here", fieldNames.join(", "))
				: sentence("is not an entry", `{ ${fieldNames.map((name) => `${name}: …`).join(", ")} }`),
	});
}

/** Entries by name. */
export function entries<N extends z.core.$ZodRecordKey, T extends z.ZodMiniType>(name: N, entry: T) {
	return z.record(name, entry, sentence("is not a set of entries", "entries in braces: { …: …, …: … }"));
}

/** At least one entry by name. */
export function someEntries<N extends z.core.$ZodRecordKey, T extends z.ZodMiniType>(
	name: N,
	entry: T,
	allowed = "at least one entry",
) {
	const isSome = z.refine((all) => Object.keys(Object(all)).length > 0, sentence("has no entries", allowed));
	return entries(name, entry).check(isSome);
}

/** A list, which may be empty. */
export function anyListOf<T>(entry: z.ZodMiniType<T>) {
	return z.array(entry, sentence("is not a list", "a list in square brackets: [ …, … ]"));
}

/** A list with at least one entry. */
export function listOf<T>(entry: z.ZodMiniType<T>) {
	return anyListOf(entry).check(z.minLength(1, sentence("is an empty list", "at least one entry")));
}
