import * as z from "zod/mini";
import type { RoutePath } from "../model/routes.ts";
import { isPath } from "./page.ts";
import { fields, reference, sentence, textThat } from "./rules.ts";

const from = textThat(
	isPath,
	"cannot be redirected by the build",
	'the path of a page, in lower case, that ends in "/" or ".html", such as "/about/". Redirect other addresses, such as "/about.php", at your host',
);

const move = fields({
	/** The old path, such as "/products/x1/". */
	from,
	/** The new path, which has to exist. */
	to: reference<RoutePath>(),
});

export const redirects = z.array(move, sentence("is not a list", "[ … ]"));

export type Redirect = z.infer<typeof move>;
