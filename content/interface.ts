import type { Labels } from "./schema/interface.ts";

/** The labels of the interface. The page fills in the words in braces. */
export const labels: Labels = {
	skip: "Skip to main content",
	menu: "Menu",
	navigation: "Navigation",
	closeNavigation: "Close navigation",
	breadcrumb: "Breadcrumb",
	home: "Home",
	logo: "{company}, home",

	call: "Call {phone}",
	email: "E-mail {email}",
	contactPerson: "Contact",
	contactPhone: "Phone",
	contactEmail: "E-mail",
	contactOffice: "Office",
	contactHours: "Hours",

	productContact: "E-mail us about this machine",
	productSubject: "Stretch wrapper question: {product}",
	chooserHeading: "Not sure it fits?",
	specifications: "Specifications",
	productTerms: "Terms on this page",
	inDrawing: "in the drawing",
	moreProducts: "More machines",
	previousProduct: "Previous",
	nextProduct: "Next",

	run: "Run",
	loading: "Loading",
	stop: "Stop",
	reloadToRun: "Reload the page to run",
	theMachine: "the machine",
	playVideo: "Play the {product} demo video",
	closeVideo: "Close video",
	videoTitle: "{product} demo video",
	watchVideo: "Watch on {host}",
	videoNote: "Videos load from an external player when you press play.",

	visitPartner: "Visit Website",
	visitPartnerNote: "of {partner} (opens in a new tab)",

	quickLinks: "Quick links",
	footerContact: "Contact",
	rights: "All rights reserved.",
	builtBy: "Site by",

	yes: "Yes",
	no: "No",
	wrapper: "{type} wrapper",

	moreVideos: "Also on video:",

	or: "or",
};
