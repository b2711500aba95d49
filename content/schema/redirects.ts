import * as z from "zod/mini";
import type { RoutePath } from "../model/routes.ts";
import { isPagePath, outsideAssets, pathForm } from "./page.ts";
import { fields, lineThat, reference, sentence } from "./rules.ts";

const from = lineThat(
	isPagePath,
	"cannot be redirected by the build",
	`${pathForm}. Redirect other addresses, such as "/about.php", at your host`,
).check(outsideAssets);

const move = fields({
	/** The old path, such as "/products/x1/". */
	from,
	/** The new path, which has to exist. */
	to: reference<RoutePath>(),
});

export const redirects = z.array(move, sentence("is not a list", "a list in square brackets: [ …, … ]"));

export type Redirect = z.infer<typeof move>;
