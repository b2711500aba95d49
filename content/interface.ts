/** What the interface says. A word in braces is a blank that the page fills in. */
export const labels = {
	skip: "Skip to main content",
	menu: "Menu",
	navigation: "Navigation",
	closeNavigation: "Close navigation",
	/** Names the line of links from the home page to the page that is open. */
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
	/** Names the links to the products before and after. */
	moreProducts: "More machines",
	previousProduct: "Previous machine",
	nextProduct: "Next machine",

	/** On a drawing. On a narrow screen only its first word is shown. */
	runMachine: "Run the machine",
	playVideo: "Play the {product} demo video",
	closeVideo: "Close video",
	/** Names the player. */
	videoTitle: "{product} demo video",
	/** The link that stands in for the player where no script runs. */
	watchVideo: "Watch the {product} demo video",
	videoNote: "Videos load from an external player when you press play.",
	/** Stands in for the player on paper. */
	videoAddress: "Video: {address}",

	visitPartner: "Visit Website",
	/** Screen readers say it after that link's text. */
	visitPartnerNote: "of {partner} (opens in a new tab)",
	/** Describes the drawing that stands in for a logo. */
	partnerLogo: "{partner} logo",

	quickLinks: "Quick Links",
	footerContact: "Contact",
	rights: "All rights reserved.",
	builtBy: "Site by",

	/** The two ways on from a question of the chooser. */
	yes: "Yes",
	no: "No",

	/** Between two links to choose from. */
	or: "or",
} as const;
