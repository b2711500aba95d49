import type * as z from "zod/mini";
import { loadDrawings, machineDrawings, planDrawings } from "../model/drawings.ts";
import { productLink } from "./links.ts";
import { fields, listOf, oneOf, text } from "./rules.ts";

const links = listOf(productLink, "label");

/** The questions that lead from a load to a product. */
export const chooser = fields({
	heading: text,
	intro: text,
	/** In the order in which a buyer answers them. */
	questions: listOf(
		fields({
			question: text,
			/** The drawing of the load that it asks about. */
			load: oneOf(loadDrawings),
			/** What to look at after a yes: words, then links. */
			answer: text,
			links,
			/** The drawing of that machine, or of one of them. It leads where the link to the product of the same id leads. */
			machine: oneOf(machineDrawings),
		}),
		"question",
	),
	/** For those whose answers were all no. The phone number follows. */
	otherwise: fields({ question: text, answer: text }),
});

/** The types of wrapper side by side. */
export const comparison = fields({
	caption: text,
	/** The heads of the columns. */
	columns: fields({ type: text, products: text, moves: text, suits: text, doesNotSuit: text }),
	rows: listOf(
		fields({
			type: text,
			/** The view from above that shows what moves. */
			plan: oneOf(planDrawings),
			products: links,
			moves: text,
			suits: text,
			doesNotSuit: text,
		}),
		"type",
	),
	/** What follows the table: a link, and the words behind it. */
	note: fields({ link: productLink, text }),
});

export type Chooser = z.infer<typeof chooser>;
export type Comparison = z.infer<typeof comparison>;
