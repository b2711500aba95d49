import { office, warehouse } from "./company.ts";
import type { Home } from "./schema/home.ts";
import { placeholder } from "./schema/placeholder.ts";

/** The area of the factory, in the copy and in its drawing. */
const acres = 50;

/** The copy of the home page. Its heading is in pages.ts, like the headings of all pages. */
export const home: Home = {
	hero: {
		lead: `Machines that wrap pallets and long loads, stocked and shipped from ${warehouse.city}, ${warehouse.state}.`,
		action: "Find your machine",
		alt: "Line drawing of a typical semi-automatic turntable wrapper: film runs from the carriage on the mast to a half-wrapped pallet load on a low turntable.",
		caption: "A typical semi-automatic wrapper.",
	},
	innovation: {
		heading: "Innovation in Packaging Solutions",
		lead: `Behind our machines are a ${acres}-acre factory and a product line that runs from standard stretch wrappers to fully automatic and high-speed ring-type wrappers.`,
		factory: {
			acres,
			text: `${acres}-acre factory`,
			measure:
				"A football field, 1.32 acres with its end zones, at the same scale. Each square of the site is one acre. The buildings are an example.",
		},
		picture: { stockPhoto: "photo-1586528116311-ad8dd3c8310d" },
	},
	whyChoose: {
		heading: "Why Choose Us",
		reasons: [
			{
				name: "Professional Design",
				text: "Each of our six types of wrapper is designed for a different job, and puts film around the load the same way every time.",
				drawing: "professional-design",
			},
			{
				name: "USA Based",
				text: `Machines are stocked and shipped from a warehouse in ${warehouse.city}, ${warehouse.state}. Our office is in nearby ${office.city}, ${office.state}.`,
				drawing: "usa-based",
			},
			{
				name: "Quality Assured",
				text: "You can see the quality in every wrapped load: even overlap, steady film tension, and a wrap that ties the load to its pallet.",
				drawing: "quality-assured",
			},
		],
	},
	contact: {
		heading: "Contact Us",
		text: "Call or e-mail with the size and weight of your loads and how many you wrap per hour, and ask which type of machine fits.",
		afterYouCall: placeholder("We will tell you which type fits, and send you a quote."),
		beforeYouCall: {
			heading: "Before you call, have these ready",
			items: [
				"Length, width and height, smallest and largest",
				"Weight, lightest and heaviest",
				"What the load is, and whether it shifts, leans or crushes",
				"Loads per hour at your busiest time, and per day",
				"Forklift, pallet jack or conveyor (height, width, direction)",
				"Airflow, dust cover or rain cover",
				"Floor space, ceiling height and power",
			],
		},
		askUsAbout: {
			heading: "Ask us about",
			items: ["Price and lead time", "Installation and training", "Service and parts", "Film"],
		},
	},
};
