import * as z from "zod/mini";
import { fields, sentence, text } from "./rules.ts";

/** A text with a blank in braces, which the page fills in. */
function textWith<const Blank extends string>(blank: Blank) {
	const error = sentence(`has no {${blank}}`, `a text with {${blank}}, which the page fills in`);
	return z.pipe(text, z.templateLiteral([z.string(), `{${blank}}`, z.string()], error));
}

/** The labels of the interface. */
export const labels = fields({
	skip: text,
	menu: text,
	navigation: text,
	closeNavigation: text,
	/** The accessible name of the breadcrumb. */
	breadcrumb: text,
	home: text,
	logo: textWith("company"),
	/** The alternative text of the logo on the card of a page without a drawing. */
	logoDrawing: textWith("company"),

	call: textWith("phone"),
	email: textWith("email"),
	contactPerson: text,
	contactPhone: text,
	contactEmail: text,
	contactOffice: text,

	productContact: text,
	/** The subject of that e-mail. */
	productSubject: textWith("product"),
	productTerms: text,
	/** The accessible name of the links to the products before and after. */
	moreProducts: text,
	previousProduct: text,
	nextProduct: text,

	/** On a drawing: "Run the machine". Where its drawing is small, a product's machine shows only the first word. */
	run: text,
	stop: text,
	theMachine: text,
	playVideo: textWith("product"),
	closeVideo: text,
	/** The accessible name of the player. */
	videoTitle: textWith("product"),
	/** The link that replaces the player without script. */
	watchVideo: textWith("product"),
	videoNote: text,
	/** Replaces the player in print. */
	videoAddress: textWith("address"),

	visitPartner: text,
	/** Screen readers read it after the text of a link that opens a new tab. */
	visitPartnerNote: textWith("partner"),
	/** Describes the drawing that replaces a missing logo. */
	partnerLogo: textWith("partner"),

	quickLinks: text,
	footerContact: text,
	rights: text,
	builtBy: text,

	/** The two answers to a question of the chooser. */
	yes: text,
	no: text,

	/** Between two links to choose from. */
	or: text,
});

export type Labels = z.infer<typeof labels>;
