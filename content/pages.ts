import { warehouse } from "./company.ts";
import type { Pages } from "./schema/page.ts";

/**
 * The pages other than lists and products, with their copy. The other copy of the home page is in
 * home.ts.
 */
export const pages = {
	"/": {
		title: "Pallet Stretch Wrapping Machines",
		description: `Standard, fully automatic, ring-type, robot, horizontal and vented-wrap pallet stretch wrappers, stocked and shipped from ${warehouse.city}, ${warehouse.state}. Watch them at work.`,
		heading: ["World Class", "Stretch", "Wrappers and", "Exceptional Value"],
	},
	"/partners/": {
		title: "Our Partners",
		description:
			"Partner companies whose equipment belongs on the shipping dock next to a stretch wrapper. Read about our scales partner and visit its website.",
		heading: "Our Partners",
		copy: {
			intro: "Our partners supply equipment that belongs on the shipping dock next to a stretch wrapper.",
			drawing: "Line drawing of a floor scale with a carton on it.",
		},
	},
	"/404.html": {
		title: "Page not found",
		description:
			"The page you asked for is not here. Return to the home page, or use the menu to find our robot, semi-automatic, horizontal and automatic wrappers.",
		heading: "Oops! Page not found",
		indexed: false,
		copy: {
			text: "The address may have changed or been typed incorrectly.",
			action: "Return to Home",
		},
	},
	"/products/404.html": {
		title: "Product not found",
		description: "No product has this address. Our machines are on the home page.",
		heading: "Product not found",
		indexed: false,
	},
	"/500.html": {
		title: "Unexpected Application Error",
		description: "Something went wrong while this page was made. Please try again, or call us.",
		heading: "Unexpected Application Error!",
		indexed: false,
		copy: {
			text: "Something went wrong on our side. Please try again, or call us.",
			action: "Return to Home",
		},
	},
} satisfies Pages;

export type PagePath = keyof typeof pages;
