import * as callouts from "../callouts.ts";
import * as colors from "../colors.ts";
import * as company from "../company.ts";
import * as glossary from "../glossary.ts";
import * as guide from "../guide.ts";
import * as home from "../home.ts";
import * as labels from "../interface.ts";
import * as navigation from "../navigation.ts";
import * as pages from "../pages.ts";
import * as partners from "../partners.ts";
import * as products from "../products.ts";
import * as redirects from "../redirects.ts";
import { isPlaceholder } from "../schema/placeholder.ts";
import * as thirdParties from "../third-parties.ts";

/** All content: every export of every content file. */
export const everything = {
	"content/company.ts": company,
	"content/colors.ts": colors,
	"content/products.ts": products,
	"content/partners.ts": partners,
	"content/pages.ts": pages,
	"content/home.ts": home,
	"content/guide.ts": guide,
	"content/glossary.ts": glossary,
	"content/navigation.ts": navigation,
	"content/redirects.ts": redirects,
	"content/interface.ts": labels,
	"content/callouts.ts": callouts,
	"content/third-parties.ts": thirdParties,
};

export type ContentFile = keyof typeof everything;

/** A value in the content, and where it is, for messages: the file, then the names of entries and fields. */
export interface Place {
	readonly names: readonly string[];
	readonly value: unknown;
}

/** The value at a key of another value. A list entry has a name from its contents, or its number. */
export function inside({ names, value }: Place, key: PropertyKey): Place {
	const inner: unknown = Object(value)[key];
	if (!Array.isArray(value)) return { names: [...names, String(key)], value: inner };
	const { id, name, question, type, path } = Object(inner);
	const named: string | undefined = [id, name, question, type, path].find((name) => typeof name === "string");
	return { names: [...names, named || `entry ${Number(key) + 1}`], value: inner };
}

/** Every value in the content, before it is validated. Parents come before their children. */
export function places(from: Place = { names: [], value: everything }): readonly Place[] {
	const keys = typeof from.value === "object" ? Object.keys(from.value ?? {}) : [];
	return [from, ...keys.flatMap((key) => places(inside(from, key)))];
}

/** Reserved addresses and phone numbers (RFC 2606, https://www.nanpa.com/), and names that begin with "Example". */
const sample = /\bexample\.(?:com|org|net)\b|\b555[ .-]01\d\d\b|^(?:\d+ )?Example /;

/** The remaining placeholders and sample values: the file of each, and its path in the file, such as "company.email". */
export function unfinishedValues() {
	return places().flatMap(({ names: [file = "", ...names], value }) =>
		typeof value === "string" && (isPlaceholder(value) || sample.test(value))
			? [{ file, entry: names.join(".") }]
			: [],
	);
}
