import * as z from "zod/mini";
import { isPagePath, outsideAssets, pathForm } from "./page.ts";
import { fields, lineThat, reference, sentence } from "./rules.ts";

const from = lineThat(
	isPagePath,
	"cannot be redirected by the build",
	`${pathForm}. Redirect other addresses, such as "/about.php", at your host`,
).check(outsideAssets);

function move<Path extends string>() {
	return fields({
		/** The old path, such as "/products/x1/". */
		from,
		/** The new path, which has to exist. */
		to: reference<Path>(),
	});
}

export const redirects = z.array(move(), sentence("is not a list", "a list in square brackets: [ …, … ]"));

/** A redirect to one of the paths. */
export type Redirect<Path extends string> = z.infer<ReturnType<typeof move<Path>>>;
