import * as z from "zod/mini";
import type { TypeId } from "../guide.ts";
import { loadDrawings, machineDrawings, planDrawings } from "../model/drawings.ts";
import type { ListedProductId, ProductId } from "../products.ts";
import { fields, id, listOf, oneOf, reference, someEntries, text } from "./rules.ts";

/** A type of wrapper, with what a buyer compares. */
const type = fields({
	/** The words before "wrapper" in the answer to a question, such as "Robot". */
	name: text,
	/** What the trade calls it, in parentheses after the name. */
	tradeName: text,
	/** Its machines, each with a link to its page. */
	machines: listOf(
		fields({ drawing: oneOf(machineDrawings), product: reference<ProductId | ListedProductId>() }),
	),
	/** The view from above, which shows the moving parts. */
	plan: z.exactOptional(oneOf(planDrawings)),
	/** The three facts, each after its label in `sheet.facts`. */
	moves: text,
	suits: text,
	/** When another type is better, without a period, and which type. Without `instead`, the page says to ask the seller. */
	doesNotSuit: listOf(fields({ when: text, instead: z.exactOptional(reference<TypeId>()) })),
});

/** The copy of the sheet of all machines at one scale. */
const sheet = fields({
	title: text,
	note: text,
	scale: text,
	/** The label of the pallet and the person. */
	measure: fields({ name: text, text }),
	/** The labels of a type's facts. */
	facts: fields({ moves: text, suits: text, doesNotSuit: text }),
});

/** A type of wrapper to look at after a yes. */
const answer = fields({
	type: reference<TypeId>(),
	/** Which loads it is for, or on what condition. */
	loads: z.exactOptional(text),
});

/** The questions that lead from a load to a type of wrapper. */
const chooser = fields({
	heading: text,
	/** In the order in which a buyer answers them. */
	questions: listOf(
		fields({
			question: text,
			/** The drawing of the load in the question. */
			load: oneOf(loadDrawings),
			answers: listOf(answer),
		}),
	),
	/** For buyers who answer no to every question. The phone number follows. */
	otherwise: fields({ question: text, answer: text }),
});

/** How buyers find their machine: the sheet shows each machine once, and the questions lead to its type. */
export const guide = fields({ types: someEntries(id, type), sheet, chooser });

export type MachineType = z.infer<typeof type>;
export type Sheet = z.infer<typeof sheet>;
export type Chooser = z.infer<typeof chooser>;
export type Answer = z.infer<typeof answer>;
