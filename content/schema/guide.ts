import * as z from "zod/mini";
import { loadDrawings, machineDrawings, planDrawings } from "../model/drawings.ts";
import { productId } from "./links.ts";
import type { Names } from "./names.ts";
import { fields, listOf, oneOf, replaceable, text } from "./rules.ts";

/** The questions that lead from a load to a product. */
export function chooser(names: Names) {
	return fields({
		heading: text,
		intro: text,
		/** In the order in which a buyer answers them. */
		questions: listOf(
			fields({
				question: text,
				/** What a word in the question means, in small letters below it. */
				note: z.exactOptional(replaceable(text)),
				/** The drawing of the load in the question. */
				load: oneOf(loadDrawings),
				/** What to look at if the answer is yes: a text, then links to products. */
				answer: text,
				products: listOf(productId(names)),
				/** The drawing of the first product. A click on it follows that product's link. */
				machine: oneOf(machineDrawings),
			}),
		),
		/** For buyers who answer no to every question. The phone number follows. */
		otherwise: fields({ question: text, answer: text }),
	});
}

/** The table of the types of wrapper. */
export function comparison(names: Names) {
	return fields({
		caption: text,
		columns: fields({ type: text, products: text, moves: text, suits: text, doesNotSuit: text }),
		rows: listOf(
			fields({
				type: text,
				/** The view from above, which shows the moving parts. */
				plan: oneOf(planDrawings),
				products: listOf(productId(names)),
				moves: text,
				suits: text,
				doesNotSuit: text,
			}),
		),
		/** The note below the table: a link to a product, and the text after it. */
		note: fields({ product: productId(names), text }),
	});
}

export type Chooser = z.infer<ReturnType<typeof chooser>>;
export type Comparison = z.infer<ReturnType<typeof comparison>>;
