import * as z from "zod/mini";
import { loadDrawings, machineDrawings, planDrawings } from "../model/drawings.ts";
import { type Names, productId } from "./links.ts";
import { fields, listOf, oneOf, repeated, replaceable, sentence, text } from "./rules.ts";

/** A type of wrapper, with what a buyer compares. */
function type(names: Names) {
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
		/** The three facts, each after its label in `facts`. */
		moves: text,
		suits: replaceable(text),
		doesNotSuit: text,
	});
}

/** The sheet of all machines at one scale. */
function sheet(names: Names) {
	return fields({
		title: text,
		note: text,
		scale: text,
		/** The label of the pallet and the person. */
		measure: fields({ name: text, text }),
		/** The labels of the facts. */
		facts: fields({ moves: text, suits: text, doesNotSuit: text }),
		types: listOf(type(names)),
	});
}

/** The questions that lead from a load to a machine. */
function chooser(names: Names) {
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
				/** What to look at if the answer is yes: machines on the sheet. Machines of several types get what suits each. */
				products: listOf(productId(names)),
			}),
		),
		/** For buyers who answer no to every question. The phone number follows. */
		otherwise: fields({ question: text, answer: text }),
	});
}

/** How buyers find their machine: the sheet shows each machine once, and the questions lead to some of them. */
export function guide(names: Names) {
	return fields({ sheet: sheet(names), chooser: chooser(names) }).check(({ value, issues }) => {
		const machines = value.sheet.types.flatMap(({ name, machines }, type) =>
			machines.map(({ product }, index) => ({
				input: product,
				path: ["sheet", "types", type, "machines", index, "product"],
				place: `sheet, types, ${name}, machines, entry ${index + 1}`,
			})),
		);
		issues.push(...repeated(machines));
		const shown = machines.map(({ input }) => input);
		const message = sentence(
			"is not on the sheet",
			`${shown.map((id) => `"${id}"`).join(", ")}. Add it to the machines of its type in sheet, or delete it here`,
		);
		for (const [question, { products }] of value.chooser.questions.entries()) {
			for (const [place, input] of products.entries()) {
				const path = ["chooser", "questions", question, "products", place];
				if (!shown.includes(input)) issues.push({ code: "custom", input, path, message });
			}
		}
	});
}

export type Sheet = z.infer<ReturnType<typeof sheet>>;
export type MachineType = Sheet["types"][number];
export type Chooser = z.infer<ReturnType<typeof chooser>>;
