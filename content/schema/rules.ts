import * as z from "zod/mini";
import { isUsPhone } from "../model/phone.ts";
import type { Replaceable } from "../model/placeholder.ts";
import { titleLimit } from "../model/title.ts";

/** The sentence after a value that breaks a rule: what is wrong with it, and what is allowed instead. */
function sentence(wrong: string, allowed: string): string {
	return `${wrong}. Allowed: ${allowed}.`;
}

const isText = sentence("is not a text", "a text in quotes");

/** What neither HTML nor XML can hold: https://www.w3.org/TR/xml/#charsets */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/u;

/** Any text that says something. */
export const text = z.string(isText).check(
	z.refine((value) => /[^\s\p{Cf}]/u.test(value), {
		error: sentence("is empty", "a text with at least one character"),
		// Of an empty text it is not told besides that it is too short.
		abort: true,
	}),
	z.refine(
		(value) => !unprintable.test(value),
		sentence("holds a control character or half a character", "characters that can be seen, and spaces"),
	),
);

/** A text of so many characters, as a reader counts them. */
function textOf(least: number, most: number) {
	return text.check(
		z.refine((value) => [...value].length >= least && [...value].length <= most, {
			error: ({ input }) =>
				sentence(
					`has ${[...String(input)].length} characters`,
					least === 1 ? `${most} characters at most` : `${least} to ${most} characters`,
				),
		}),
	);
}

/** For a page's title: search engines cut longer ones off. */
export const title = textOf(1, titleLimit);

/** For a page's description: search engines cut longer ones off, and replace shorter ones. */
export const description = textOf(50, 160);

function matching(pattern: RegExp, wrong: string, allowed: string) {
	return text.check(z.refine((value) => pattern.test(value), sentence(wrong, allowed)));
}

export const email = matching(
	/^[\w.+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
	"is not an e-mail address",
	'one address, such as "sales@example.com"',
);

export const phone = text.check(
	z.refine(
		isUsPhone,
		sentence("is not a US phone number", 'ten digits as people read them, such as "(817) 555-0142"'),
	),
);

/** An address of another site. */
export const website = text.check(
	z.refine(
		(value) => {
			if (!URL.canParse(value) || /\s/.test(value)) return false;
			const { protocol, username, password } = new URL(value);
			return /^https?:$/.test(protocol) && !username && !password;
		},
		sentence("is not the address of a website", 'an http or https address, such as "https://example.com/"'),
	),
);

const videoId = matching(
	/^[\w-]{11}$/,
	"is not a video id",
	'the eleven letters, digits, "-" and "_" behind "v=" in the video\'s address, or { placeholder: "…" }',
);

/** An id of this form could be that of a stranger's video. */
const videoIdPlaceholder = text.check(
	z.refine(
		(value) => !/^[\w-]{11}$/.test(value),
		sentence("has eleven characters, so it could be a stranger's video", "a placeholder of another length"),
	),
);

/** An id of digits alone would come before all others: https://tc39.es/ecma262/#sec-ordinaryownpropertykeys */
const slug = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** When a video was uploaded: https://developers.google.com/search/docs/appearance/structured-data/video */
export const date = z.iso.datetime({
	offset: true,
	error: () => sentence("is not a date with time and zone", 'ISO 8601, such as "2026-03-31T09:00:00-06:00"'),
});

export const idSentence = sentence(
	"is no id",
	'lower-case letters and digits, at least one letter, with single hyphens between them, such as "x1" or "vented-wrap"',
);

/** The last part of an address, or a `#fragment`. */
export const id = text.check(z.refine(isId, idSentence));

/** Entries by their id. */
export function entriesById<T extends z.core.SomeType>(entry: T) {
	return z.record(z.string(), entry, "is not a list of entries. Allowed: entries by their id.");
}

/** Whether a text may be the last part of an address. */
export function isId(name: string): boolean {
	return slug.test(name);
}

/** A value that follows a rule, or is marked as a placeholder and follows it. */
export function replaceable<T extends z.ZodMiniType<string>>(
	rule: T,
	placeholder: z.ZodMiniType<string> = rule,
): z.ZodMiniType<Replaceable> {
	return z.union([rule, fields({ placeholder })]);
}

export const replaceableVideoId = replaceable(videoId, videoIdPlaceholder);

/** One of the names that the code knows. */
export function oneOf<const T extends string>(names: readonly T[]) {
	return z.enum(names, {
		error: () => sentence("is unknown", names.map((name) => `"${name}"`).join(", ")),
	});
}

/** An entry with exactly these fields. */
export function fields<T extends z.core.$ZodLooseShape>(shape: T) {
	const allowed = Object.keys(shape).join(", ");
	return z.strictObject(shape, {
		error: ({ code }) =>
			code === "unrecognized_keys"
				? sentence("is in a field that does not exist", allowed)
				: sentence("is not an entry", `{ ${allowed} }`),
	});
}

export function listOf<T extends z.core.SomeType>(entry: T) {
	return z.array(entry, sentence("is not a list", "[ … ]"));
}
