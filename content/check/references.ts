import { productPath } from "../schema/product-path.ts";
import { type Found, type Mistake, sentence } from "../schema/rules.ts";
import { servedAddress } from "../schema/served-address.ts";
import { lowContrast } from "./contrast.ts";
import type { Content } from "./files.ts";

/** The values at a path, in which "*" matches every key. Fields that an entry does not have are left out. */
function valuesAt(path: readonly string[], from: Found): readonly Found[] {
	const [key, ...rest] = path;
	if (key === undefined) return [from];
	const inner = Object.entries(Object(from.value)).filter(([name]) => key === "*" || key === name);
	return inner.flatMap(([name, value]) => {
		const step = Array.isArray(from.value) ? Number(name) : name;
		return valuesAt(rest, { value, path: [...from.path, step] });
	});
}

/** The keys of entries, in place of their values. */
function keysOfEntries(entries: readonly Found[]) {
	return entries.map(({ path }) => ({ value: String(path.at(-1)), path }));
}

/** Finds values of the content: at a path, in all products, and the products that machines name. */
function findIn(content: Content) {
	const at = (file: keyof Content, ...path: readonly string[]) =>
		valuesAt([file, ...path], { value: content, path: [] });
	const inProducts = (...field: readonly string[]) => [
		...at("content/products.ts", "products", "*", ...field),
		...at("content/products.ts", "productLists", "*", "items", "*", ...field),
	];
	const machineProducts = at("content/guide.ts", "types", "*", "machines", "*");
	return { at, inProducts, machineProducts };
}

/** Finds references to entries that do not exist, values that have to be unique but are not, and colors of low contrast. */
export function mistakesBetweenEntries(content: Content): readonly Mistake[] {
	const { at, inProducts, machineProducts } = findIn(content);
	const products = keysOfEntries(inProducts());
	const lists = keysOfEntries(at("content/products.ts", "productLists", "*"));
	const singles = keysOfEntries(at("content/products.ts", "products", "*"));
	const types = keysOfEntries(at("content/guide.ts", "types", "*"));
	const terms = keysOfEntries(at("content/glossary.ts", "glossary", "*")).map((term) => ({
		...term,
		value: term.value.normalize("NFC"),
	}));
	const paths = [
		...keysOfEntries(at("content/pages.ts", "pages", "*")),
		...[...lists, ...singles].map(({ value, path }) => ({ value: productPath(value), path })),
	];
	const linkable = paths.filter(({ value }) => !/\/(?:404|500)\.html$/.test(value));

	const links = [
		...at("content/navigation.ts", "*", "*", "path"),
		...at("content/redirects.ts", "redirects", "*", "to"),
	];
	const compared = at("content/products.ts", "products", "*", "difference", "products", "*");
	const usedTypes = [
		...at("content/guide.ts", "chooser", "questions", "*", "answers", "*", "type"),
		...at("content/guide.ts", "types", "*", "doesNotSuit", "*", "instead"),
	];
	const usedTerms = at("content/products.ts", "*", "*", "terms", "*");
	const ifDeleted =
		" If you renamed the product, use its new id here. If you deleted it, delete this whole entry, too.";
	return [
		...missing(links, linkable, "is not a page that you can link to"),
		...missing(machineProducts, products, "matches no product's id", ifDeleted),
		...missing(keysOfEntries(compared), singles, "matches no product page's id", ifDeleted),
		...missing(usedTypes, types, "matches no id in types"),
		...missing(usedTerms, terms, "is not a term", " Define other terms in content/glossary.ts."),
		...repeated(
			[...paths, ...at("content/redirects.ts", "redirects", "*", "from")],
			"a path that no other page or redirect has, with or without index.html, .html and the last slash",
			(path) => servedAddress(String(path)),
		),
		...repeated(terms, "one entry for each term"),
		...repeated(products, "a different id for each product"),
		...repeated(inProducts("name")),
		...repeated(inProducts("label")),
		...repeated(inProducts("videoId")),
		...repeated(machineProducts, "each product once"),
		...lowContrast(content["content/colors.ts"]),
	];
}

/** Finds probable mistakes: upload dates in the future, products that the home page leaves out, and copied metadata. */
export function doubtfulEntries(content: Content, date: Date): readonly Mistake[] {
	const { at, inProducts, machineProducts } = findIn(content);
	const future = inProducts("uploadDate").filter(({ value }) => new Date(String(value)) > date);
	const futureDate = "is in the future. Enter when the video was uploaded.";
	const absent = keysOfEntries(inProducts()).filter(
		(id) => !machineProducts.some(({ value }) => value === id.value),
	);
	const missingMachine =
		"is not among the machines on the home page. Add it to its type in content/guide.ts.";
	const titles = [
		...at("content/pages.ts", "pages", "*", "title"),
		...at("content/products.ts", "*", "*", "metaTitle"),
	];
	const descriptions = [
		...at("content/pages.ts", "pages", "*", "description"),
		...at("content/products.ts", "*", "*", "metaDescription"),
	];
	return [
		...future.map((found) => ({ ...found, message: futureDate })),
		...absent.map((found) => ({ ...found, message: missingMachine })),
		...repeated(titles),
		...repeated(descriptions),
	];
}

/** A mistake for each name that is not among the allowed ones. */
function missing(
	names: readonly Found[],
	allowed: readonly Found[],
	wrong: string,
	advice = "",
): readonly Mistake[] {
	const list = allowed.map(({ value }) => `"${value}"`).join(", ");
	return names
		.filter(({ value }) => !allowed.some((name) => name.value === value))
		.map((found) => ({ ...found, message: sentence(wrong, list) + advice }));
}

/** A mistake for each value that repeats an earlier one, which the message names. Values with one key count as the same. */
function repeated(
	values: readonly Found[],
	allowed = "a value that nothing else uses",
	keyOf: (value: unknown) => string = JSON.stringify,
): readonly Mistake[] {
	const firsts = new Map<string, Found>();
	return values.flatMap(({ value, path }) => {
		const key = keyOf(value);
		const first = firsts.get(key);
		if (first === undefined) {
			firsts.set(key, { value, path });
			return [];
		}
		const names = first.path.map((key) => (typeof key === "number" ? `entry ${key + 1}` : String(key)));
		const place = names.join(", ");
		const isEqual = JSON.stringify(value) === JSON.stringify(first.value);
		const wrong = isEqual ? `is already used in ${place}` : `is another form of "${first.value}" in ${place}`;
		return [{ value, path, message: sentence(wrong, allowed) }];
	});
}
