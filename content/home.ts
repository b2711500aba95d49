import { officeCity, officeState, warehouseCity, warehouseState, warehouseStateName } from "./company.ts";
import type { Home } from "./schema/home.ts";

/** The texts of the home page. Its heading is in pages.ts, like the headings of all pages. */
export const home: Home = {
	hero: {
		lead: `Machines that wrap pallets and long loads, stocked and shipped from ${warehouseCity}, ${warehouseStateName}.`,
		action: "Find your machine",
		alt: "Line drawing of a typical semi-automatic turntable wrapper: film runs from the carriage on the mast to a half-wrapped pallet load on a low turntable.",
		caption: "Illustration of a typical semi-\u2060automatic turntable wrapper, not a drawing of a model.",
	},
	innovation: {
		heading: "Innovation in Packaging Solutions",
		lead: "Behind our machines are a 50-\u2060acre factory and a product line that runs from standard stretch wrappers to fully automatic and high-speed ring-type wrappers.",
		text: "The difference between them is how the film gets around the load. A turntable turns the load past the film. A robot or a ring carries the film around a load that stands still. A horizontal wrapper takes the film over and under. Which one suits you depends on the load, the floor and how many pallets you wrap.",
		site: {
			acres: 50,
			text: "50-acre factory",
			measure:
				"A football field, 1.32 acres with its end zones, at the same scale. Each square of the site is one acre.",
		},
		picture: { stockPhoto: "photo-1586528116311-ad8dd3c8310d" },
		types: [
			{
				name: "Standard",
				text: "For everyday pallet wrapping with an operator at the machine.",
				machines: [
					{ drawing: "x0ps", product: "x0ps" },
					{ drawing: "x1", product: "x1" },
				],
			},
			{
				name: "Fully automatic",
				text: "Loads are wrapped without an operator at the pallet, usually on a conveyor line.",
				machines: [
					{
						drawing: "s300-in-line",
						product: "s300-in-line",
					},
					{ drawing: "x200", product: "x200" },
				],
				link: { list: "automatic-wrappers", label: "See automatic wrappers" },
			},
			{
				name: "High-speed ring type",
				text: "For fast conveyor lines. A ring carries the film roll around a load that stands still.",
				machines: [
					{
						drawing: "t1300-ring",
						product: "t1300-ring",
					},
				],
			},
			{
				name: "Robot",
				text: "Drives around the load, so the load never moves.",
				machines: [
					{
						drawing: "r600-robot",
						product: "r600-robot",
					},
					{
						drawing: "r600-light-weight-load",
						product: "r600-light-weight-load",
					},
				],
				link: { list: "robot-wrappers", label: "See robot wrappers" },
			},
			{
				name: "Horizontal",
				text: "Film goes over and under long products, such as lumber or pipe.",
				machines: [{ drawing: "s600", product: "s600" }],
			},
			{
				name: "Vented wrap",
				text: "Holds loads that must breathe or cool, and leaves room for air.",
				machines: [{ drawing: "vented-wrap", product: "vented-wrap" }],
			},
		],
		sheet: {
			title: "Every machine to the same scale",
			note: "Typical machines of each type, not drawings of models.",
			measure: { name: "For scale", text: "A 48 x 40 in pallet and a person 6\u00a0ft tall." },
			scale: "Floor squares are 2 ft wide.",
		},
	},
	whyChoose: {
		heading: "Why Choose Us",
		reasons: [
			{
				name: "Professional Design",
				text: "A stretch wrapper has one job: put film around a load with steady tension, the same way every time. Our six types of machine approach that job in different ways, so you can match the machine to the load.",
				drawing: "professional-design",
			},
			{
				name: "USA Based",
				text: `Machines are stocked and shipped from a warehouse in ${warehouseCity}, ${warehouseState}. Our office is in nearby ${officeCity}, ${officeState}.`,
				drawing: "usa-based",
			},
			{
				name: "Quality Assured",
				text: "Judge a wrapper by the load it leaves behind: even overlap, steady film tension, and a wrap that ties the load to its pallet. Watch the demo videos and look for all three.",
				drawing: "quality-assured",
			},
		],
	},
	contact: {
		heading: "Contact Us",
		text: "Call or e-mail with the size and weight of your loads and how many you wrap per hour, and ask which type of machine fits.",
		beforeYouCall: {
			heading: "Before you call, have these ready:",
			items: [
				"Load length, width and height, smallest and largest",
				"Load weight, lightest and heaviest",
				"What is on the pallet, and whether it shifts, leans or crushes easily",
				"Pallets wrapped per hour at your busiest time",
				"How loads arrive: forklift, pallet jack or conveyor",
				"Whether the load needs air, dust cover or rain cover",
				"Floor space, ceiling height and power supply at the spot",
			],
		},
	},
};
