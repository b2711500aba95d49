import type * as z from "zod/mini";
import { fields, lineOfText, text, textWith } from "./rules.ts";

/** A label of a button, a link or a heading. */
const label = lineOfText(60);

/** The labels of the interface. */
export const labels = fields({
	skip: label,
	menu: lineOfText(12),
	navigation: label,
	closeNavigation: label,
	/** The accessible name of the breadcrumb. */
	breadcrumb: label,
	home: label,
	logo: textWith("company"),

	call: textWith("phone"),
	email: textWith("email"),
	contactPerson: label,
	contactPhone: label,
	contactEmail: label,
	contactOffice: label,
	contactHours: label,

	productContact: label,
	/** The subject of an e-mail about a product. */
	productSubject: textWith("product"),
	/** Above the link to the questions on the home page. */
	chooserHeading: label,
	/** The heading of a machine's figures. */
	specifications: label,
	productTerms: label,
	/** Follows a term that leads to its part in the drawing above. */
	inDrawing: label,
	/** The accessible name of the links to the questions and to the products before and after. */
	moreProducts: label,
	previousProduct: label,
	nextProduct: label,

	/**
	 * "Run the machine", on a drawing. A button on a small drawing leaves out the words of
	 * `theMachine`.
	 */
	run: label,
	/** Replaces `run` on a slow connection while the machine loads. */
	loading: label,
	stop: label,
	/**
	 * Replaces `run` when the machine's file is gone, as in a tab opened before the site was updated.
	 */
	reloadToRun: label,
	/** Follows each of the four labels above. */
	theMachine: label,
	playVideo: textWith("product"),
	closeVideo: label,
	/** The accessible name of the player. */
	videoTitle: textWith("product"),
	/** The link to the video's own page, in the caption. On paper, its address follows. */
	watchVideo: textWith("host"),
	videoNote: text,

	visitPartner: label,
	/** Screen readers read it after the text of a link that opens a new tab. */
	visitPartnerNote: textWith("partner"),

	quickLinks: label,
	footerContact: label,
	/** Follows "©", the year and the company's name. */
	rights: label,
	builtBy: label,

	/** The two branches after a question of the chooser: to its answers, and to the next question. */
	yes: label,
	no: label,
	/** A type of wrapper, as an answer. */
	wrapper: textWith("type"),

	/** Before links to more videos of a type's machines. */
	moreVideos: label,

	/** Between two alternatives. */
	or: label,
});

export type Labels = z.infer<typeof labels>;
