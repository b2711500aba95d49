import * as company from "../company.ts";
import * as glossary from "../glossary.ts";
import * as machineGuide from "../machine-guide.ts";
import * as pages from "../pages.ts";
import * as partners from "../partners.ts";
import * as products from "../products.ts";

/** All that the content says: every export of every file with texts in it. */
export const everything = {
	"content/company.ts": company,
	"content/products.ts": products,
	"content/partners.ts": partners,
	"content/pages.ts": pages,
	"content/machine-guide.ts": machineGuide,
	"content/glossary.ts": glossary,
};

export type ContentFile = keyof typeof everything;

/** A value of the content, and where it stands. */
export interface Place {
	readonly file: string;
	/** The names and places of the entries that hold it, from the outside in. */
	readonly path: readonly PropertyKey[];
	readonly value: unknown;
}

/** Shows every value of a part of the content, each after the one that holds it. The path is lent: it goes on changing. */
function walk(
	value: unknown,
	path: PropertyKey[],
	show: (value: unknown, path: readonly PropertyKey[]) => void,
): void {
	show(value, path);
	if (typeof value !== "object" || value === null) return;
	for (const [key, inner] of Object.entries(value)) {
		path.push(key);
		walk(inner, path, show);
		path.pop();
	}
}

/** The fields with this name, wherever in the content they stand. */
export function placesOf(field: string, content: object = everything): readonly Place[] {
	const places: Place[] = [];
	for (const [file, exports] of Object.entries(content)) {
		walk(exports, [], (value, path) => {
			if (path.at(-1) === field) places.push({ file, path: [...path], value });
		});
	}
	return places;
}

/** All texts of the content, in one string: the fonts are cut to its characters. */
export function everyText(): string {
	const texts: string[] = [];
	walk(everything, [], (value) => {
		if (typeof value === "string") texts.push(value);
	});
	return texts.join("");
}

/** An entry as people look for it: by its id or name where it has one, else by its number. */
function nameOf(entry: unknown, key: PropertyKey): string {
	if (typeof key !== "number" && !/^\d+$/.test(String(key))) return String(key);
	if (typeof entry === "object" && entry !== null) {
		const named = Object.entries(entry).find(([field]) => /^(?:id|name|question|type)$/.test(field))?.[1];
		if (typeof named === "string" && named !== "") return named;
	}
	return `entry ${Number(key) + 1}`;
}

function inside(value: unknown, key: PropertyKey): unknown {
	const holdsIt = typeof value === "object" && value !== null && Object.hasOwn(value, key);
	return holdsIt ? Reflect.get(value, key) : undefined;
}

/** The value at the end of a path, and the names on the way to it: `["content/products.ts", "products", "x1"]`. */
export function find(file: string, path: readonly PropertyKey[], content: object = everything) {
	let value = inside(content, file);
	const names = [file];
	for (const key of path) {
		const isListed = Array.isArray(value);
		value = inside(value, key);
		names.push(isListed ? nameOf(value, key) : String(key));
	}
	return { value, names };
}
