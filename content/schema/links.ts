import * as z from "zod/mini";
import { fields, lineOfText, listOf, reference, sentence } from "./rules.ts";

/** The links of a menu. */
function links<Path extends string>() {
	return listOf(
		z.union([
			fields({
				path: reference<Path>(),
				/** Without it, the link shows its page's heading, or `labels.home` for the home page. */
				label: z.exactOptional(lineOfText(40)),
			}),
			/** All products with a page of their own and a `label`. */
			z.literal(
				"products",
				sentence("is not a link", '{ path: "…" }, or "products" for products with a label and a page'),
			),
		]),
	);
}

export const navigation = fields({ drawerLinks: links(), quickLinks: links() });

/** The links of a menu, to some of the paths. */
export type Links<Path extends string> = z.infer<ReturnType<typeof links<Path>>>;
