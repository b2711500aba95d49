import * as z from "zod/mini";
import { keysOf } from "../model/keys.ts";
import { routes } from "../model/routes.ts";
import { productLists, products } from "../products.ts";
import { fields, listOf, oneOf, sentence, text } from "./rules.ts";

const toList = fields({
	label: text,
	list: oneOf(keysOf(productLists)),
	/** The id of a product on that list. */
	fragment: z.exactOptional(text),
}).check(({ value: { list, fragment }, issues }) => {
	if (fragment === undefined) return;
	const ids = productLists[list].items.map(({ id }) => id);
	if (ids.includes(fragment)) return;
	const message = sentence(`is not a product of the list "${list}"`, ids.join(", "));
	issues.push({ code: "custom", input: fragment, path: ["fragment"], message });
});

/** A link to the page of a product, or to its place on a list. */
export const productLink = z.union([toList, fields({ label: text, product: oneOf(keysOf(products)) })]);

const navigationLink = fields({ path: oneOf(routes.map(({ path }) => path)), label: text });

export const navigationLinks = listOf(navigationLink, "path");

export type ProductLink = z.infer<typeof productLink>;
export type NavigationLink = z.infer<typeof navigationLink>;
