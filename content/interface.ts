/** The labels of the interface. A word in braces is a blank that the page fills in. */
export const labels = {
	skip: "Skip to main content",
	menu: "Menu",
	navigation: "Navigation",
	closeNavigation: "Close navigation",
	/** The accessible name of the breadcrumb. */
	breadcrumb: "Breadcrumb",
	home: "Home",
	logo: "{company}, home",

	call: "Call {phone}",
	email: "E-mail {email}",
	contactPerson: "Contact",
	contactPhone: "Phone",
	contactEmail: "E-mail",
	contactOffice: "Office",

	productContact: "E-mail us about this machine",
	/** The subject of that e-mail. */
	productSubject: "Stretch wrapper question: {product}",
	productTerms: "Terms on this page",
	/** The accessible name of the links to the products before and after. */
	moreProducts: "More machines",
	previousProduct: "Previous machine",
	nextProduct: "Next machine",

	/** On a drawing: "Run the machine". On a narrow screen, a product's machine shows only the first word. */
	run: "Run",
	stop: "Stop",
	theMachine: "the machine",
	playVideo: "Play the {product} demo video",
	closeVideo: "Close video",
	/** The accessible name of the player. */
	videoTitle: "{product} demo video",
	/** The link that replaces the player without script. */
	watchVideo: "Watch the {product} demo video",
	videoNote: "Videos load from an external player when you press play.",
	/** Replaces the player in print. */
	videoAddress: "Video: {address}",

	visitPartner: "Visit Website",
	/** Screen readers read it after the text of a link that opens a new tab. */
	visitPartnerNote: "of {partner} (opens in a new tab)",
	/** Describes the drawing that replaces a missing logo. */
	partnerLogo: "{partner} logo",

	quickLinks: "Quick Links",
	footerContact: "Contact",
	rights: "All rights reserved.",
	builtBy: "Site by",

	/** The two answers to a question of the chooser. */
	yes: "Yes",
	no: "No",

	/** Between two links to choose from. */
	or: "or",
} as const;
