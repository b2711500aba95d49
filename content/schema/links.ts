import * as z from "zod/mini";
import type { RoutePath } from "../model/routes.ts";
import { fields, lineOfText, listOf, reference, sentence } from "./rules.ts";

/** The links of a menu. */
export const navigation = listOf(
	z.union([
		fields({
			path: reference<RoutePath>(),
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

export type NavigationEntry = z.infer<typeof navigation>[number];
