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
import { keysOf } from "./keys.ts";

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

/** A value of the content, and its location. */
export interface Place<T = unknown> {
	readonly file: ContentFile;
	/** The keys of its path inside the file. */
	readonly path: readonly PropertyKey[];
	readonly value: T;
}

function* walk(place: Place): Generator<Place> {
	yield place;
	const { file, path, value } = place;
	if (typeof value !== "object" || value === null) return;
	for (const [key, inner] of Object.entries(value)) {
		yield* walk({ file, path: [...path, key], value: inner });
	}
}

/** Every value of the content, parents before children. */
export function places(content: Content = everything): readonly Place[] {
	return keysOf(content).flatMap((file) => [...walk({ file, path: [], value: content[file] })]);
}

/** All texts of the content as one string, to subset the fonts to its characters. */
export function everyText(): string {
	return places()
		.map(({ value }) => (typeof value === "string" ? value : ""))
		.join("");
}

/** The name of a list entry in messages: its id or name if it has one, else its number. */
function nameOf(entry: unknown, index: number): string {
	const named = Object.entries(entry ?? {}).find(([field]) =>
		/^(?:id|name|question|type|path)$/.test(field),
	)?.[1];
	return typeof named === "string" && named !== "" ? named : `entry ${index + 1}`;
}

/** The value at a path, and the names of the keys of the path in messages. */
export function find(file: ContentFile, path: readonly PropertyKey[], content: Content = everything) {
	let value: unknown = content[file];
	const names = path.map((key) => {
		const outer = value;
		value =
			typeof outer === "object" && outer !== null && Object.hasOwn(outer, key)
				? Reflect.get(outer, key)
				: undefined;
		return Array.isArray(outer) ? nameOf(value, Number(key)) : String(key);
	});
	return { value, names };
}
