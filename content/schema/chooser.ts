import * as z from "zod/mini";
import { loadDrawings, planDrawings } from "./drawings.ts";
import { anyListOf, fields, id, listOf, oneOf, reference, someEntries, text } from "./rules.ts";

/** A type of wrapper, with what a buyer compares. */
function machineType<Product extends string, Type extends string>() {
	return fields({
		/** The words before "wrapper" in the answer to a question, such as "Robot". */
		name: text,
		/** What the trade calls it, in parentheses after the name. */
		tradeName: text,
		/**
		 * The products of this type. If there are several, each has a `distinction`. That there is one
		 * is checked in content/check/.
		 */
		machines: anyListOf(reference<Product>()),
		/** More videos of these machines, which are products, but not machines of their own. */
		moreVideos: z.exactOptional(listOf(reference<Product>())),
		/** The view from above, which shows the moving parts. */
		plan: z.exactOptional(oneOf(planDrawings)),
		/** The three facts, each after its label in `sheet.facts`. */
		moves: text,
		suits: text,
		/**
		 * When another type is better, without a period, and which type. Without `instead`, the page
		 * says to ask the seller.
		 */
		doesNotSuit: listOf(fields({ when: text, instead: z.exactOptional(reference<Type>()) })),
	});
}

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

/** A type of wrapper to look at after a yes. Its machines come first, then these texts. */
function answer<Type extends string>() {
	return fields({
		type: reference<Type>(),
		/** The condition on its arrow, such as "If it is stable." Several answers each need one. */
		condition: z.exactOptional(text),
		/** What else a buyer should know. */
		note: z.exactOptional(text),
		/** When to call first, as a question. "Call", and the phone number, follow. */
		callIf: z.exactOptional(text),
	});
}

/** The questions that lead from a load to a type of wrapper. */
function chooser<Type extends string>() {
	return fields({
		heading: text,
		/** In the order in which a buyer answers them. */
		questions: listOf(
			fields({
				question: text,
				/** How a buyer finds out on the floor, if the question or a condition needs a test. */
				test: z.exactOptional(text),
				/** The drawing of the load in the question. */
				load: oneOf(loadDrawings),
				answers: listOf(answer<Type>()),
			}),
		),
		/** For buyers who answer no to every question. The phone number follows. */
		otherwise: fields({ question: text, answer: text }),
	});
}

/**
 * How buyers find their machine: the sheet shows each machine once, and the questions lead to its
 * type.
 */
export const chooserFile = fields({ types: someEntries(id, machineType()), sheet, chooser: chooser() });

/** A type of wrapper, which has some of the products and refers to other types. */
export type MachineType<Product extends string, Type extends string> = z.infer<
	ReturnType<typeof machineType<Product, Type>>
>;
export type Sheet = z.infer<typeof sheet>;
/** The questions, which lead to some of the types. */
export type Chooser<Type extends string> = z.infer<ReturnType<typeof chooser<Type>>>;
