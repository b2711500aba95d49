import * as z from "zod/mini";
import { spotDrawings } from "./drawings.ts";
import { widePicture } from "./pictures.ts";
import { fields, lineOfText, listOf, oneOf, sentence, text } from "./rules.ts";

const heading = lineOfText(60);
const headedList = fields({ heading, items: listOf(text) });

const notAcres = sentence("is not a number above 0", "a number of acres without quotes, such as 50");

export const home = fields({
	hero: fields({
		lead: lineOfText(120),
		/** The button that leads to the questions about the load. */
		action: lineOfText(30),
		/** The alternative text of the drawing. */
		alt: text,
		caption: lineOfText(60),
	}),
	innovation: fields({
		heading,
		lead: text,
		/** The factory's site, drawn with a football field at the same scale. */
		factory: fields({
			acres: z.number(notAcres).check(z.positive(notAcres)),
			text: lineOfText(30),
			/** The legend: the size of the football field, and of a square of the grid. */
			measure: text,
		}),
		/**
		 * A wide picture beside the site plan. A stock photo is the only request that the page makes to
		 * another host.
		 */
		picture: z.exactOptional(widePicture),
	}),
	whyChoose: fields({
		heading,
		reasons: listOf(fields({ name: heading, text, drawing: oneOf(spotDrawings) })),
	}),
	contact: fields({
		heading,
		text,
		/** What happens after a call. */
		afterYouCall: text,
		/** What the seller can tell a caller. */
		askUsAbout: z.exactOptional(headedList),
		beforeYouCall: headedList,
	}),
});

export type Home = z.infer<typeof home>;
