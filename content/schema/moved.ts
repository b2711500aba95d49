import * as z from "zod/mini";
import { routes } from "../model/routes.ts";
import { pagePath } from "./links.ts";
import { path } from "./page.ts";
import { fields, sentence } from "./rules.ts";

const move = fields({
	/** The old address, such as "/products/x1/". */
	from: path.check(
		z.refine(
			(value) => routes.every((route) => route.path !== value),
			sentence("is the address of a page", "an address that no page has any more"),
		),
	),
	/** The new address: that of a page. */
	to: pagePath,
});

export const moved = z.array(move, sentence("is not a list", "[ … ]"));

export type Move = z.infer<typeof move>;
