import * as z from "zod/mini";
import { keysOf } from "../model/keys.ts";
import { routes } from "../model/routes.ts";
import { productLists, products } from "../products.ts";
import { fields, listOf, oneOf, sentence, text } from "./rules.ts";

/** How to fix a link to an id that does not exist. */
const advice =
	" If its id changed in content/products.ts, change it here, too. If it was deleted, delete the link.";

const listedId = text.check(
	z.refine(
		(id) => Object.values(productLists).some(({ items }) => items.some((item) => item.id === id)),
		sentence("is not the id of a product on a list", "an id in content/products.ts") + advice,
	),
);

/** A link to a product's page, or to a list page, with a `fragment` to one of its products. */
export const productLink = z.union([
	fields({ label: text, list: oneOf(keysOf(productLists), advice), fragment: z.exactOptional(listedId) }),
	fields({ label: text, product: oneOf(keysOf(products), advice) }),
]);

/** The path of a page. */
export const pagePath = oneOf(
	routes.map(({ path }) => path),
	" If it changed in content/products.ts or content/pages.ts, change it here, too.",
);

export const navigationLinks = listOf(fields({ path: pagePath, label: text }));

export type ProductLink = z.infer<typeof productLink>;
export type NavigationLink = z.infer<typeof navigationLinks>[number];
