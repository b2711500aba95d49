import * as z from "zod/mini";
import { routes } from "../model/routes.ts";
import { path } from "./page.ts";
import { fields, oneOf, sentence } from "./rules.ts";

const paths = routes.map((route) => route.path);

const formerPath = path.check(
	z.refine(
		(value) => !paths.some((taken) => taken === value),
		sentence("is the address of a page", "an address that no page has any more"),
	),
);

const move = fields({
	/** The old address, such as "/products/x1/". */
	from: formerPath,
	/** The new address: that of a page. */
	to: oneOf(paths),
});

export const moved = z.array(move, sentence("is not a list", "[ … ]"));

export type Move = z.infer<typeof move>;
