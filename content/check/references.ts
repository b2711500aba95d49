import { productPath } from "../schema/product-path.ts";
import { servedAddress } from "../schema/served-address.ts";
import { copyThatNames } from "./copy.ts";
import { fieldsOf, machinesIn, namesOf, productPagesIn, productsIn, stringsOf } from "./entries.ts";
import type { Content } from "./files.ts";
import { entryName, type Found, type Mistake } from "./mistakes.ts";
import { repeated } from "./repeated.ts";

const chooserFile = "content/chooser.ts";
const productsFile = "content/products.ts";

/** A mistake for each name that is not among the allowed ones. */
function missing(
	names: readonly Found[],
	allowed: readonly Found[],
	wrong: string,
	adviceFor: (name: string) => string = () => "",
): readonly Mistake[] {
	const list = allowed.map(({ value }) => `"${value}"`).join(", ");
	return names
		.filter(({ value }) => !allowed.some((name) => name.value === value))
		.map((name) => ({ ...name, wrong, allowed: list, advice: adviceFor(name.value) }));
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

function placesOf(found: readonly Found[]): string {
	return found.map(({ place }) => place.join(", ")).join("; ");
}

/** The types that have no product, with all that has to change if their last one was deleted. */
function emptyTypes(content: Content, products: readonly Found[]): readonly Mistake[] {
	const ids = products.map(({ value }) => value);
	const types = Object.entries(content[chooserFile].types);
	return types
		.filter(([, { machines }]) => !machines.some((machine) => ids.includes(machine)))
		.map(([id, { name, tradeName }]) => {
			const place = [chooserFile, "types", id];
			const uses = usedTypesIn(content).filter(({ value }) => value === id);
			const lastWord = name.split(" ").slice(-1);
			const copy = copyThatNames(content, [name, tradeName, ...lastWord]).filter(
				(found) => !place.every((part, index) => found.place[index] === part),
			);
			const steps = [
				`delete this type and "${id}" in TypeId`,
				...(uses.length > 0 ? [`delete or change what leads to it: ${placesOf(uses)}`] : []),
				...(copy.length > 0 ? [`read the copy that may name it: ${placesOf(copy)}`] : []),
			];
			return {
				value: name,
				place,
				wrong: "has no machine",
				allowed: "the id of at least one product in machines",
				advice: `If you deleted its last product, ${steps.join("; then ")}.`,
			};
		});
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
	/** What to do where the id of a product is that of none. Its words with digits are its model. */
	const ifDeleted = (id: string) => {
		const copy = copyThatNames(content, [id, ...id.split("-").filter((word) => /\d/.test(word))]);
		// Otherwise, the product has another id, and its name is still right.
		const isGone = !copy.some(({ place }) => place[0] === productsFile && place.at(-1) === "name");
		const rewrite =
			copy.length > 0 && isGone ? `, and rewrite the copy that names it: ${placesOf(copy)}` : "";
		return `If you renamed the product, use its new id here. If you deleted it, delete this whole entry, too${rewrite}.`;
	};
	return [
		...missing(linksIn(content), linkable, "is not a page that you can link to"),
		...missing(machines, ids, "matches no product's id", ifDeleted),
		...emptyTypes(content, ids),
		...missing(compared, singleIds, "matches no product page's id", ifDeleted),
		...missing(usedTypesIn(content), namesOf(content[chooserFile].types), "matches no id in types"),
		...missing(usedTerms, terms, "is not a term", () => "Define other terms in content/glossary.ts."),
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
