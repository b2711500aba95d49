import { productPath } from "../schema/product-path.ts";
import { servedAddress } from "../schema/served-address.ts";
import { fieldsOf, machinesIn, namesOf, productPagesIn, productsIn, stringsOf } from "./entries.ts";
import type { Content } from "./files.ts";
import { entryName, type Found, type Mistake } from "./mistakes.ts";
import { repeated } from "./repeated.ts";

const chooserFile = "content/chooser.ts";

/** A mistake for each name that is not among the allowed ones. */
function missing(
	names: readonly Found[],
	allowed: readonly Found[],
	wrong: string,
	advice?: string,
): readonly Mistake[] {
	const list = allowed.map(({ value }) => `"${value}"`).join(", ");
	return names
		.filter(({ value }) => !allowed.some((name) => name.value === value))
		.map((name) => ({ ...name, wrong, allowed: list, ...(advice && { advice }) }));
}

/** The paths of all pages. */
function pathsIn(content: Content): readonly Found[] {
	const { singles, lists } = productPagesIn(content);
	return [
		...namesOf(content["content/pages.ts"].pages, "content/pages.ts", "pages"),
		...[...lists, ...singles].map(({ id, place }) => ({ value: productPath(id), place })),
	];
}

/** The paths to which the menus and the redirects lead. */
function linksIn(content: Content): readonly Found[] {
	const { redirects } = content["content/redirects.ts"];
	const menus = Object.entries(content["content/navigation.ts"]).flatMap(([menu, links]) =>
		links.flatMap((link, index) =>
			link === "products"
				? []
				: [{ value: link.path, place: ["content/navigation.ts", menu, entryName(index), "path"] }],
		),
	);
	const targets = redirects.map(({ to }, index) => ({
		value: to,
		place: ["content/redirects.ts", "redirects", entryName(index), "to"],
	}));
	return [...menus, ...targets];
}

/** The paths that redirect. */
function redirectsIn(content: Content): readonly Found[] {
	return content["content/redirects.ts"].redirects.map(({ from }, index) => ({
		value: from,
		place: ["content/redirects.ts", "redirects", entryName(index), "from"],
	}));
}

/** The ids of types that the questions and the other types name. */
function usedTypesIn(content: Content): readonly Found[] {
	const { chooser, types } = content[chooserFile];
	const answers = chooser.questions.flatMap(({ answers }, question) =>
		answers.map(({ type }, index) => ({
			value: type,
			place: [chooserFile, "chooser", "questions", entryName(question), "answers", entryName(index), "type"],
		})),
	);
	const alternatives = Object.entries(types).flatMap(([id, { doesNotSuit }]) =>
		doesNotSuit.flatMap(({ instead }, index) => {
			const place = [chooserFile, "types", id, "doesNotSuit", entryName(index), "instead"];
			return instead === undefined ? [] : [{ value: instead, place }];
		}),
	);
	return [...answers, ...alternatives];
}

/**
 * Finds references to entries that do not exist, and values that have to be unique but are not, in
 * content whose shapes are right.
 */
export function mistakesBetweenEntries(content: Content): readonly Mistake[] {
	const { singles, lists } = productPagesIn(content);
	const products = productsIn(content);
	const ids = products.map(({ id, place }) => ({ value: id, place }));
	const singleIds = singles.map(({ id, place }) => ({ value: id, place }));
	const machines = machinesIn(content);
	const compared = singles.flatMap(({ entry: { difference }, place }) =>
		difference ? namesOf(difference.products, ...place, "difference", "products") : [],
	);
	const paths = pathsIn(content);
	const linkable = paths.filter(({ value }) => !/\/(?:404|500)\.html$/.test(value));
	const terms = namesOf(content["content/glossary.ts"].glossary, "content/glossary.ts", "glossary").map(
		({ value, place }) => ({ value: value.normalize("NFC"), place }),
	);
	const usedTerms = [...lists, ...singles].flatMap(({ entry, place }) =>
		stringsOf(entry.terms, ...place, "terms"),
	);
	const ifDeleted =
		"If you renamed the product, use its new id here. If you deleted it, delete this whole entry, too.";
	return [
		...missing(linksIn(content), linkable, "is not a page that you can link to"),
		...missing(machines, ids, "matches no product's id", ifDeleted),
		...missing(compared, singleIds, "matches no product page's id", ifDeleted),
		...missing(usedTypesIn(content), namesOf(content[chooserFile].types), "matches no id in types"),
		...missing(usedTerms, terms, "is not a term", "Define other terms in content/glossary.ts."),
		...repeated(
			[...paths, ...redirectsIn(content)],
			"a path that no other page or redirect has, with or without index.html, .html and the last slash",
			servedAddress,
		),
		...repeated(terms, "one entry for each term"),
		...repeated(ids, "a different id for each product"),
		...repeated(fieldsOf("name", products)),
		...repeated(fieldsOf("label", products)),
		...repeated(fieldsOf("videoId", products)),
		...repeated(machines, "each product once"),
		...products.flatMap(({ entry: { specifications = [] }, place }) =>
			repeated(
				specifications.map(({ name }, index) => ({
					value: name,
					place: [...place, "specifications", entryName(index), "name"],
				})),
				"a different name for each figure",
			),
		),
	];
}
