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

/** All that the site says: every export of every file of the content. */
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

/** What files of the content export. It may still have mistakes. */
export type Content = { readonly [file in ContentFile]?: object };

/** A value of the content, and where it is. */
export interface Place<T = unknown> {
	readonly file: ContentFile;
	/** The keys that lead to it inside the file. */
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

/** Every value of the content, each after the one that holds it. */
export function places(content: Content = everything): readonly Place[] {
	return keysOf(content).flatMap((file) => [...walk({ file, path: [], value: content[file] })]);
}

/** All texts of the content as one string: the fonts are cut to its characters. */
export function everyText(): string {
	return places()
		.map(({ value }) => (typeof value === "string" ? value : ""))
		.join("");
}

/** An entry of a list as people look for it: by its id or name where it has one, else by its number. */
function nameOf(entry: unknown, index: number): string {
	const named = Object.entries(entry ?? {}).find(([field]) =>
		/^(?:id|name|question|type|path)$/.test(field),
	)?.[1];
	return typeof named === "string" && named !== "" ? named : `entry ${index + 1}`;
}

/** The value at the end of a path, and the names of the keys that lead to it, as people know them. */
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
