import * as z from "zod/mini";
import { machineDrawings, spotDrawings } from "../model/drawings.ts";
import { productLink } from "./links.ts";
import { background } from "./pictures.ts";
import { fields, listOf, oneOf, text } from "./rules.ts";

/** A machine on the sheet, with the page that shows it. */
const machine = fields({ drawing: oneOf(machineDrawings), link: productLink });

/** A type of wrapper, with its machines, and a link to all of them if they share a page. */
const type = fields({
	name: text,
	text,
	machines: listOf(machine, "drawing"),
	link: z.exactOptional(productLink),
});

export const home = fields({
	hero: fields({
		lead: text,
		/** The words on the button that leads to the types. */
		action: text,
		/** What the drawing shows, for those who cannot see it. */
		alt: text,
		caption: text,
	}),
	innovation: fields({
		heading: text,
		lead: text,
		text,
		/** The factory's site, which is drawn with a football field to the same scale. */
		site: fields({
			acres: z
				.number("is not a number. Allowed: acres, such as 50.")
				.check(z.positive("is not above 0. Allowed: acres, such as 50.")),
			text,
			/** What the field is, and its acres; and what a square is: a fiftieth of the acres above. */
			measure: text,
		}),
		/** Behind the plan of the site. Without a stock photo the page asks no other host for anything. */
		picture: z.exactOptional(background),
		types: listOf(type, "name"),
		/** What the sheet with all machines says about itself. */
		sheet: fields({
			title: text,
			note: text,
			/** Beside the pallet and the person. */
			measure: fields({ name: text, text }),
			scale: text,
		}),
	}),
	whyChoose: fields({
		heading: text,
		reasons: listOf(fields({ name: text, text, drawing: oneOf(spotDrawings) }), "name"),
	}),
	contact: fields({
		heading: text,
		text,
		beforeYouCall: fields({ heading: text, items: listOf(text) }),
	}),
});

export type Home = z.infer<typeof home>;
