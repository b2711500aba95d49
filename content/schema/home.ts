import * as z from "zod/mini";
import { machineDrawings, spotDrawings } from "../model/drawings.ts";
import { listLink, productId } from "./links.ts";
import type { Names } from "./names.ts";
import { background } from "./pictures.ts";
import { fields, listOf, oneOf, sentence, text } from "./rules.ts";

/** A type of wrapper with its machines, and a link to the list that shows all of them, if there is one. */
function type(names: Names) {
	return fields({
		name: text,
		text,
		machines: listOf(fields({ drawing: oneOf(machineDrawings), product: productId(names) })),
		link: z.exactOptional(listLink(names)),
	});
}

const notAcres = sentence("is not a number above 0", "acres, such as 50");

export function home(names: Names) {
	return fields({
		hero: fields({
			lead: text,
			/** The button that leads to the questions about the load. */
			action: text,
			/** The alternative text of the drawing. */
			alt: text,
			caption: text,
		}),
		innovation: fields({
			heading: text,
			lead: text,
			text,
			/** The factory's site, drawn with a football field at the same scale. */
			site: fields({
				acres: z.number(notAcres).check(z.positive(notAcres)),
				text,
				/** The legend: the size of the football field, and of a square of the grid. */
				measure: text,
			}),
			/** The background of the site plan. A stock photo is the only request that the page makes to another host. */
			picture: z.exactOptional(background),
			types: listOf(type(names)),
			/** The texts of the sheet of all machines. */
			sheet: fields({
				title: text,
				note: text,
				/** The label of the pallet and the person. */
				measure: fields({ name: text, text }),
				scale: text,
			}),
		}),
		whyChoose: fields({
			heading: text,
			reasons: listOf(fields({ name: text, text, drawing: oneOf(spotDrawings) })),
		}),
		contact: fields({
			heading: text,
			text,
			beforeYouCall: fields({ heading: text, items: listOf(text) }),
		}),
	});
}

export type Home = z.infer<ReturnType<typeof home>>;
