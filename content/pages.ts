import type { MachineDrawingName, SpotDrawingName } from "./model/drawings.ts";
import type { StockPhoto, Upload } from "./model/pictures.ts";
import type { ListId, ProductId } from "./products.ts";

/** The pages that are neither a list nor a product. */
export type FixedPath = "/" | "/partners/" | "/404.html" | "/products/404.html" | "/500.html";

/** What a page says about itself. */
export interface PageFacts {
	/** For the browser's tab and search results, without the company's name. */
	readonly title: string;
	readonly description: string;
	/** The page's only `h1`. */
	readonly heading: string;
	/** False keeps the page out of search engines. */
	readonly indexed: boolean;
}

export const fixedPages: Readonly<Record<FixedPath, PageFacts>> = {
	"/": {
		title: "Pallet Stretch Wrapping Machines",
		description:
			"Robot, semi-automatic, horizontal, vented-wrap and automatic pallet stretch wrappers, stocked and shipped from Dallas, TX. Watch the demo videos.",
		heading: "World Class Stretch Wrappers and Exceptional Value",
		indexed: true,
	},
	"/partners/": {
		title: "Our Partners",
		description:
			"Partner companies whose equipment belongs on the shipping dock next to a stretch wrapper. Read about our scales partner and visit its website.",
		heading: "Our Partners",
		indexed: true,
	},
	"/404.html": {
		title: "Page Not Found",
		description:
			"The page you asked for is not here. Return to the home page, or use the menu to find our robot, semi-automatic, horizontal and automatic wrappers.",
		heading: "Oops! Page not found",
		indexed: false,
	},
	"/products/404.html": {
		title: "Product not found",
		description: "No product has this address. The machines that we sell are on the home page.",
		heading: "Product not found",
		indexed: false,
	},
	"/500.html": {
		title: "Unexpected Application Error",
		description: "Something went wrong while this page was made. Please try again, or call us.",
		heading: "Unexpected Application Error!",
		indexed: false,
	},
};

/** A link to the page that shows a machine, or to the machine on it. */
export type MachineLink = { readonly label: string } & (
	| { readonly list: ListId; readonly fragment?: string }
	| { readonly product: ProductId }
);

/** A family of machines on the home page, with the pages that show it. */
export interface MachineType {
	readonly name: string;
	readonly text: string;
	readonly drawing: MachineDrawingName;
	readonly links: readonly MachineLink[];
}

interface Innovation {
	readonly heading: string;
	readonly lead: string;
	readonly text: string;
	/** The words in the dimension line. */
	readonly dimension: string;
	/**
	 * A wide picture behind the dimension line. Without one the line stands alone; without a stock photo the page
	 * asks no other host for anything.
	 */
	readonly picture?: StockPhoto | Upload;
}

const innovation: Innovation = {
	heading: "Innovation in Packaging Solutions",
	lead: "Behind our range is a 50-acre factory, and a line that runs from standard stretch wrappers to fully automatic and high-speed ring-type wrappers.",
	text: "The difference between them is how the film gets around the load. A turntable turns the load past the film. A robot or a ring carries the film around a load that stands still. A horizontal wrapper takes the film over and under. Which one suits you depends on the load, the floor and how many pallets you wrap.",
	dimension: "50-acre factory",
	picture: { stockPhoto: "photo-1586528116311-ad8dd3c8310d" },
};

export const homePage = {
	hero: {
		/** The headline broken where the design breaks it. Joined by spaces it is the page's heading. */
		lines: ["World Class", "Stretch", "Wrappers and", "Exceptional Value"],
		lead: "Robot, semi-automatic, horizontal, vented-wrap and automatic stretch wrappers for palletized loads, stocked and shipped from Dallas, Texas. Watch each machine work, then call us about the loads you ship.",
		action: "See the machines",
		alt: "Line drawing of a typical semi-automatic turntable wrapper: film runs from the carriage on the mast to a half wrapped pallet load on a low turntable.",
		caption: "Illustration of the machine type, not a drawing of the model.",
	},
	innovation,
	whyChoose: {
		heading: "Why Choose Us",
	},
	contact: {
		heading: "Contact Us",
		text: "Call or e-mail with the size and weight of your loads and how many you wrap in a day, and ask which type of machine fits.",
		beforeYouCall: {
			heading: "Before you call",
			items: [
				"Load length, width and height, smallest and largest",
				"Load weight, lightest and heaviest",
				"What is on the pallet, and whether it shifts, leans or crushes easily",
				"Pallets wrapped per hour at your busiest time",
				"How loads arrive: forklift, pallet jack or conveyor",
				"Whether the load needs air, dust cover or rain cover",
				"Floor space, ceiling height and power at the spot",
			],
		},
	},
};

export const machineTypes: readonly MachineType[] = [
	{
		name: "Standard",
		text: "For everyday pallet wrapping with an operator at the machine.",
		drawing: "x1",
		links: [
			{ product: "x0ps", label: "See the X0PS" },
			{ product: "x1", label: "See the X1" },
		],
	},
	{
		name: "Fully automatic",
		text: "Loads are wrapped without an operator at the pallet, usually on a conveyor line.",
		drawing: "s300-in-line",
		links: [{ list: "automatic-wrappers", label: "See automatic wrappers" }],
	},
	{
		name: "High-speed ring type",
		text: "A ring carries the film roll around the load while the load stands still.",
		drawing: "t1300-ring",
		links: [{ list: "automatic-wrappers", fragment: "t1300-ring", label: "See the T1300" }],
	},
	{
		name: "Robot",
		text: "Drives around the load, so the load never moves.",
		drawing: "r600-robot",
		links: [{ list: "robot-wrappers", label: "See robot wrappers" }],
	},
	{
		name: "Horizontal",
		text: "Film goes over and under long products.",
		drawing: "s600",
		links: [{ product: "s600", label: "See the S600" }],
	},
	{
		name: "Vented wrap",
		text: "Holds the load and leaves room for air.",
		drawing: "vented-wrap",
		links: [{ product: "vented-wrap", label: "See vented wrapping" }],
	},
];

export const reasons: readonly {
	readonly name: string;
	readonly text: string;
	readonly drawing: SpotDrawingName;
}[] = [
	{
		name: "Professional Design",
		text: "A stretch wrapper has one job: put film around a load with steady tension, the same way every time. Our five machine families approach that job in different ways, so you can match the machine to the load.",
		drawing: "professional-design",
	},
	{
		name: "USA Based",
		text: "Machines are stocked and shipped from a warehouse in Dallas, TX. Our office is in nearby Arlington, TX.",
		drawing: "usa-based",
	},
	{
		name: "Quality Assured",
		text: "Judge a wrapper by the load it leaves behind: even overlap, steady film tension, and a wrap that ties the load to its pallet. Watch the demo videos and look for all three.",
		drawing: "quality-assured",
	},
];

/** What stands around every machine. */
export const machinePage = {
	contact: "Contact us about this machine",
	/** The subject of that e-mail, before the machine's name. */
	subject: "Stretch wrapper question:",
	terms: "Terms on this page",
	previous: "Previous machine",
	next: "Next machine",
};

export const partnersPage = {
	intro: "Our partners supply equipment that belongs on the shipping dock next to a stretch wrapper.",
};

export const notFoundPage = {
	text: "The address may have changed or been typed incorrectly.",
	action: "Return to Home",
};

export const errorPage = {
	text: "Something went wrong on our side. Please try again, or call us.",
	action: "Return to Home",
};
