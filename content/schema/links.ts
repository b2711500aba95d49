import * as z from "zod/mini";
import { keysOf } from "../model/keys.ts";
import { routes } from "../model/routes.ts";
import { productLists, products } from "../products.ts";
import { fields, listOf, oneOf, sentence, text } from "./rules.ts";

/** What to do about a link to an id that does not exist. */
const advice =
	" If its id changed in content/products.ts, change it here as well. If it was deleted, delete the link.";

const toList = fields({
	label: text,
	list: oneOf(keysOf(productLists), advice),
	/** The id of a product on that list. */
	fragment: z.exactOptional(text),
}).check(({ value: { list, fragment }, issues }) => {
	if (fragment === undefined) return;
	const ids = productLists[list].items.map(({ id }) => id);
	if (ids.includes(fragment)) return;
	const message = sentence(`is not a product of the list "${list}"`, ids.join(", ")) + advice;
	issues.push({ code: "custom", input: fragment, path: ["fragment"], message });
});

/** A link to the page of a product, or to its place on a list. */
export const productLink = z.union([
	toList,
	fields({ label: text, product: oneOf(keysOf(products), advice) }),
]);

/** The path of a page. */
export const pagePath = oneOf(
	routes.map(({ path }) => path),
	" If it changed in content/products.ts or content/pages.ts, change it here as well.",
);

const navigationLink = fields({ path: pagePath, label: text });

export const navigationLinks = listOf(navigationLink, "path");

export type ProductLink = z.infer<typeof productLink>;
export type NavigationLink = z.infer<typeof navigationLink>;
