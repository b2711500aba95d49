import * as company from "../company.ts";
import * as glossary from "../glossary.ts";
import * as guide from "../guide.ts";
import * as home from "../home.ts";
import * as labels from "../interface.ts";
import * as moved from "../moved.ts";
import * as navigation from "../navigation.ts";
import * as pages from "../pages.ts";
import * as partners from "../partners.ts";
import * as products from "../products.ts";

/** All content: every export of every content file. */
export const everything = {
	"content/company.ts": company,
	"content/products.ts": products,
	"content/partners.ts": partners,
	"content/pages.ts": pages,
	"content/home.ts": home,
	"content/guide.ts": guide,
	"content/glossary.ts": glossary,
	"content/navigation.ts": navigation,
	"content/moved.ts": moved,
	"content/interface.ts": labels,
};

export type ContentFile = keyof typeof everything;

/** The exports of the content files, not yet validated. */
export type Content = { readonly [file in ContentFile]?: object };

/** A value of the content, and where it is: its file, then the names of entries and fields, for messages. */
export interface Place {
	readonly names: readonly string[];
	readonly value: unknown;
}

/** The name of a list entry in messages: its id or name if it has one, else its number. */
function nameOf(entry: unknown, index: number): string {
	const { id, name, question, type, path } = Object(entry);
	const named: unknown = id ?? name ?? question ?? type ?? path;
	return typeof named === "string" && named !== "" ? named : `entry ${index + 1}`;
}

/** The value under a key of another value; `undefined` where there is none. */
export function inside({ names, value }: Place, key: PropertyKey): Place {
	const inner: unknown = Object(value)[key];
	const name = Array.isArray(value) ? nameOf(inner, Number(key)) : String(key);
	return { names: [...names, name], value: inner };
}

function walk(place: Place): readonly Place[] {
	const { value } = place;
	const keys = typeof value === "object" ? Object.keys(value ?? {}) : [];
	return [place, ...keys.flatMap((key) => walk(inside(place, key)))];
}

/** Every value of the content, parents before children. */
export function places(content: Content = everything): readonly Place[] {
	return walk({ names: [], value: content });
}
