import type { ListedProductId, ProductId } from "./products.ts";
import type { Chooser, MachineType, Sheet } from "./schema/chooser.ts";
import { placeholder } from "./schema/placeholder.ts";

/** How many loads an hour count as many. For the seller to confirm. */
const many = 60;
/** How many loads an hour a person can attach and cut the film for. For the seller to confirm. */
const most = 30;

export type TypeId = "standard" | "automatic" | "ring" | "robot" | "horizontal" | "vented";

/** The types of wrapper, by ids that the questions use. */
export const types: Readonly<Record<TypeId, MachineType<ProductId | ListedProductId, TypeId>>> = {
	standard: {
		name: "Standard",
		tradeName: "semi-automatic",
		machines: ["x0ps", "x1"],
		plan: "turntable",
		moves: "usually the load, on a turntable. A person attaches and cuts the film on every load.",
		suits: "loads, alike or mixed, come to one spot by forklift or pallet jack, even a few a day.",
		doesNotSuit: [
			{ when: "loads shift or tip when turned", instead: "robot" },
			{ when: "arrive by conveyor", instead: "automatic" },
			{ when: placeholder(`more than about ${most} come in an hour`) },
		],
	},
	automatic: {
		name: "Fully automatic",
		tradeName: "in-line",
		machines: ["s300-in-line", "x200"],
		plan: "in-line",
		moves: "usually the load, on a turntable in the line. It runs unattended until the film roll is empty.",
		suits: "stable loads already travel by conveyor.",
		doesNotSuit: [{ when: "loads shift or tip when turned, or come fast", instead: "ring" }],
	},
	ring: {
		name: "High-speed ring-type",
		tradeName: "rotary ring",
		machines: ["t1300-ring"],
		plan: "rotary-ring",
		moves: "the film, on a ring around the load.",
		suits: placeholder(
			`about ${many} or more loads an hour (${8 * many} in eight hours) come by conveyor, or conveyor loads cannot be turned.`,
		),
		doesNotSuit: [{ when: "loads arrive now and then by forklift", instead: "standard" }],
	},
	robot: {
		name: "Robot",
		tradeName: "self-propelled",
		machines: ["r600-robot"],
		moreVideos: ["r600-light-weight-load"],
		plan: "robot",
		moves: "the machine. On most robots, a person attaches and cuts the film.",
		suits: "loads stand in several places, or shift or tip when turned.",
		doesNotSuit: [{ when: "there is no clear, level floor around the load" }],
	},
	horizontal: {
		name: "Horizontal",
		tradeName: "orbital",
		machines: ["s600"],
		plan: "vertical-ring",
		moves: "the film, over and under the product, which passes through.",
		suits: "the product is long, such as lumber, pipe or doors.",
		doesNotSuit: [{ when: "the load is a pallet wrapped around its four sides", instead: "standard" }],
	},
	vented: {
		name: "Vented-wrap",
		tradeName: "roping",
		machines: ["vented-wrap"],
		plan: "roping",
		moves: "usually the load; the film is gathered into ropes.",
		suits: "the load must breathe or cool.",
		doesNotSuit: [
			{ when: "the load must be kept clean or dry by a full cover of film", instead: "standard" },
			{ when: "it comes by conveyor" },
		],
	},
};

/** The sheet of all machines. */
export const sheet: Sheet = {
	title: "Every machine to the same scale",
	note: "All drawings show typical machines, not our models.",
	scale: "Floor squares are 2 ft wide.",
	measure: { name: "For scale", text: "a 48 × 40 in pallet and a person 6 ft tall." },
	facts: { moves: "What moves is", suits: "Choose it when", doesNotSuit: "Look at another type when" },
};

export const chooser: Chooser<TypeId> = {
	heading: "Which type fits your load?",
	questions: [
		{ question: "Long, like lumber or pipe?", load: "long-bundle", answers: [{ type: "horizontal" }] },
		{
			question: "Must it breathe or cool?",
			load: "warm-crates",
			answers: [{ type: "vented", callIf: "On a conveyor, too?" }],
		},
		{
			question: "On a conveyor?",
			test: placeholder(
				"Is it stable? Start and stop it on a pallet jack, as a turntable would. A stack that slides or leans is not.",
			),
			load: "conveyed-loads",
			answers: [
				{
					type: "automatic",
					condition: placeholder(`If stable, and fewer than about ${many} an hour.`),
				},
				{ type: "ring", condition: placeholder(`If not stable, or about ${many} or more an hour.`) },
			],
		},
		{
			question: "Brought to one spot, and stable?",
			load: "jacked-load",
			answers: [
				{
					type: "standard",
					condition: placeholder(`If about ${most} loads an hour or fewer.`),
					note: "A person attaches and cuts the film on every load.",
					callIf: "More loads?",
				},
			],
		},
		{
			question: "Light, unstable, or in several places?",
			load: "staged-loads",
			answers: [{ type: "robot", condition: "If the floor around it is clear and level." }],
		},
	],
	otherwise: { question: "None of these, or no room?", answer: "Call us." },
};
