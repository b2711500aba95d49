import { allProducts, productPath } from "../model/products.ts";
import { lowContrast } from "./colors.ts";
import type { Content } from "./files.ts";
import { type Mistake, repeated, sentence } from "./rules.ts";

/** A name at a path of the content, which another entry has to have. */
type Use = readonly [name: string, ...path: PropertyKey[]];

/** Finds names that no entry has, names that two entries have, and colors that visitors cannot tell apart. */
export function wrongReferences(content: Content): readonly Mistake[] {
	const catalog = content["content/products.ts"];
	const { types, chooser } = content["content/guide.ts"];
	const { drawerLinks, quickLinks } = content["content/navigation.ts"];
	const { redirects } = content["content/redirects.ts"];
	const pages = Object.keys(content["content/pages.ts"].pages);
	const singles = Object.keys(catalog.products);
	const lists = Object.keys(catalog.productLists);
	const terms = Object.keys(content["content/glossary.ts"].glossary);
	const all = allProducts(catalog).map((entry) => ({
		...entry,
		path: ["content/products.ts", ...entry.path],
	}));
	const ids = all.map(({ id }) => id);

	const links = Object.entries({ drawerLinks, quickLinks }).flatMap(([menu, entries]) =>
		entries.flatMap((entry, place): Use[] =>
			entry === "products" ? [] : [[entry.path, "content/navigation.ts", menu, place, "path"]],
		),
	);
	const targets = redirects.map(
		({ to }, place): Use => [to, "content/redirects.ts", "redirects", place, "to"],
	);
	const machines = Object.entries(types).flatMap(([type, { machines }]) =>
		machines.map(
			({ product }, place): Use => [product, "content/guide.ts", "types", type, "machines", place, "product"],
		),
	);
	const others = Object.entries(types).flatMap(([type, { doesNotSuit }]) =>
		doesNotSuit.flatMap(({ instead }, place): Use[] =>
			instead ? [[instead, "content/guide.ts", "types", type, "doesNotSuit", place, "instead"]] : [],
		),
	);
	const answers = chooser.questions.flatMap(({ answers }, question) =>
		answers.map(
			({ type }, place): Use => [
				type,
				...["content/guide.ts", "chooser", "questions", question, "answers", place, "type"],
			],
		),
	);
	const usedTerms = [
		...Object.entries(catalog.products).map(([id, { terms }]) => ({ path: ["products", id], terms })),
		...Object.entries(catalog.productLists).map(([id, { terms }]) => ({ path: ["productLists", id], terms })),
	].flatMap(({ path, terms }) =>
		terms.map((term, place): Use => [term, "content/products.ts", ...path, "terms", place]),
	);
	const compared = Object.entries(catalog.products).flatMap(([id, { difference }]) =>
		Object.keys(difference?.products ?? {}).map(
			(other): Use => [other, "content/products.ts", "products", id, "difference", "products", other],
		),
	);

	const paths = [
		...pages.map((path) => ({ value: path, path: ["content/pages.ts", "pages", path] })),
		...lists.map((id) => ({ value: productPath(id), path: ["content/products.ts", "productLists", id] })),
		...singles.map((id) => ({ value: productPath(id), path: ["content/products.ts", "products", id] })),
	];
	const linkable = paths.map(({ value }) => value).filter((path) => !/\/(?:404|500)\.html$/.test(path));
	const old = redirects.map(({ from }, place) => ({
		value: from,
		path: ["content/redirects.ts", "redirects", place, "from"],
	}));
	const ifDeleted =
		" If its id changed in content/products.ts, change it here, too. If it was deleted, delete it here.";
	return [
		...missing([...links, ...targets], linkable, "is not the path of a page that links can lead to"),
		...missing(machines, ids, "matches no product's id", ifDeleted),
		...missing(compared, singles, "matches no product page's id", ifDeleted),
		...missing([...answers, ...others], Object.keys(types), "matches no id in types"),
		...missing(usedTerms, terms, "is not a term", " Define other terms in content/glossary.ts."),
		...repeated([...paths, ...old], "one entry for each path"),
		...repeated(
			all.map(({ id, path }) => ({ value: id, path })),
			"another id for each product",
		),
		...repeated(all.map(({ product, path }) => ({ value: product.name, path: [...path, "name"] }))),
		...repeated(all.map(({ product, path }) => ({ value: product.videoId, path: [...path, "videoId"] }))),
		...repeated(machines.map(([value, ...path]) => ({ value, path }))),
		...lowContrast(content["content/colors.ts"]),
	];
}

/** A mistake for each name that is none of those allowed. */
function missing(
	uses: readonly Use[],
	allowed: readonly string[],
	wrong: string,
	advice = "",
): readonly Mistake[] {
	const list = allowed.map((name) => `"${name}"`).join(", ");
	return uses
		.filter(([name]) => !allowed.includes(name))
		.map(([name, ...path]) => {
			const isKey = path.at(-1) === name;
			return { path, message: sentence(isKey ? `is at "${name}", which ${wrong}` : wrong, list) + advice };
		});
}
