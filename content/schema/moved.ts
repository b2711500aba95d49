import * as z from "zod/mini";
import { pagePath } from "./links.ts";
import type { Names } from "./names.ts";
import { path } from "./page.ts";
import { fields, sentence } from "./rules.ts";

export function moved(names: Names) {
	const move = fields({
		/** The old address, such as "/products/x1/". */
		from: path,
		/** The new address, which has to exist. */
		to: pagePath(names),
	});
	return z.array(move, sentence("is not a list", "[ … ]"));
}

export type Move = z.infer<ReturnType<typeof moved>>[number];
