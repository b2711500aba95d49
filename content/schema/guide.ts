import * as z from "zod/mini";
import { loadDrawings, machineDrawings, planDrawings } from "../model/drawings.ts";
import { type Names, productId } from "./links.ts";
import { entries, fields, id, listOf, oneOf, repeated, replaceable, sentence, text } from "./rules.ts";

/** A type of wrapper, with what a buyer compares. */
function type<TypeId extends string>(names: Names, types: readonly TypeId[] | undefined) {
	return fields({
		/** The words before "wrapper" in the answer to a question, such as "Robot". */
		name: text,
		/** What the trade calls it, in parentheses after the name. */
		tradeName: text.check(
			z.refine(
				(value) => !/^\(.*\)$/.test(value),
				sentence("is in parentheses, which the page adds", "the name without them"),
			),
		),
		/** Its machines, each with a link to its page. */
		machines: listOf(fields({ drawing: oneOf(machineDrawings), product: productId(names) })),
		/** The view from above, which shows the moving parts. */
		plan: z.exactOptional(oneOf(planDrawings)),
		/** The three facts, each after its label in `sheet.facts`. */
		moves: text,
		suits: replaceable(text),
		/** What makes another type better, without the full stop, and which: without one, the seller is asked. */
		doesNotSuit: listOf(fields({ when: text, instead: z.exactOptional(oneOf(types)) })),
	});
}

/** The texts of the sheet of all machines at one scale. */
const sheet = fields({
	title: text,
	note: text,
	scale: text,
	/** The label of the pallet and the person. */
	measure: fields({ name: text, text }),
	/** The labels of a type's facts. */
	facts: fields({ moves: text, suits: text, doesNotSuit: text }),
});

/** What to look at after a yes. */
function answer<TypeId extends string>(types: readonly TypeId[] | undefined) {
	return fields({
		type: oneOf(types),
		/** Which loads it is for, if there are several answers. */
		loads: z.exactOptional(replaceable(text)),
	});
}

/** The questions that lead from a load to a type of wrapper. */
function chooser<TypeId extends string>(types: readonly TypeId[] | undefined) {
	return fields({
		heading: text,
		/** In the order in which a buyer answers them. */
		questions: listOf(
			fields({
				question: text,
				/** The drawing of the load in the question. */
				load: oneOf(loadDrawings),
				answers: listOf(answer(types)).check(({ value, issues }) => {
					for (const [place, { loads }] of value.entries()) {
						if (value.length === 1 || loads !== undefined) continue;
						const message = sentence("is missing", 'a text in quotes, such as "Fewer, and stable."');
						issues.push({ code: "custom", input: loads, path: [place, "loads"], message });
					}
				}),
			}),
		),
		/** For buyers who answer no to every question. The phone number follows. */
		otherwise: fields({ question: text, answer: text }),
	});
}

/**
 * How buyers find their machine: the sheet shows each machine once, and the questions lead to its type.
 *
 * @param typeIds undefined if the types are invalid
 */
export function guide(names: Names, typeIds: readonly string[] | undefined) {
	const types = entries(id, type(names, typeIds)).check(({ value, issues }) => {
		const machines = Object.entries(value).flatMap(([key, { machines }]) =>
			machines.map(({ product }, index) => ({
				input: product,
				path: [key, "machines", index, "product"],
				place: `types, ${key}, machines, entry ${index + 1}`,
			})),
		);
		issues.push(...repeated(machines));
	});
	return fields({ types, sheet, chooser: chooser(typeIds) });
}

export type MachineType<TypeId extends string> = z.infer<ReturnType<typeof type<TypeId>>>;
export type Sheet = z.infer<typeof sheet>;
export type Chooser<TypeId extends string> = z.infer<ReturnType<typeof chooser<TypeId>>>;
export type Answer<TypeId extends string> = z.infer<ReturnType<typeof answer<TypeId>>>;
