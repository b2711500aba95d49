import type { Chooser, MachineType, Sheet } from "./schema/guide.ts";

/** How many loads an hour are fast. For the seller to confirm. */
const fast = "60 or more";

const typesById = {
	standard: {
		name: "Standard",
		tradeName: "semi-automatic",
		machines: [
			{ drawing: "x0ps", product: "x0ps" },
			{ drawing: "x1", product: "x1" },
		],
		plan: "turntable",
		moves: "usually the load, on a turntable. A person attaches and cuts the film.",
		suits: "loads come to one spot by forklift or pallet jack, even a few a day.",
		doesNotSuit: "loads shift or tip when turned, or arrive by conveyor.",
	},
	automatic: {
		name: "Fully automatic",
		tradeName: "in-line",
		machines: [
			{ drawing: "s300-in-line", product: "s300-in-line" },
			{ drawing: "x200", product: "x200" },
		],
		plan: "in-line",
		moves: "usually the load, on a turntable in the line. It runs unattended until the film roll is empty.",
		suits: "stable loads already travel by conveyor.",
		doesNotSuit: "loads shift or tip when turned, or come fast.",
	},
	ring: {
		name: "High-speed ring-type",
		tradeName: "rotary ring",
		machines: [{ drawing: "t1300-ring", product: "t1300-ring" }],
		plan: "level-ring",
		moves: "the film, on a ring around the load.",
		suits: { placeholder: `about ${fast} loads an hour come by conveyor, or loads cannot be turned.` },
		doesNotSuit: "loads arrive now and then by forklift.",
	},
	robot: {
		name: "Robot",
		tradeName: "self-propelled",
		machines: [
			{ drawing: "r600-robot", product: "r600-robot" },
			{ drawing: "r600-light-weight-load", product: "r600-light-weight-load" },
		],
		plan: "robot",
		moves: "the machine. On most robots, a person attaches and cuts the film.",
		suits: "loads stand in several places, vary in size or shift easily.",
		doesNotSuit: "there is no clear, level floor around the load.",
	},
	horizontal: {
		name: "Horizontal",
		tradeName: "orbital",
		machines: [{ drawing: "s600", product: "s600" }],
		plan: "upright-ring",
		moves: "the film, over and under the product.",
		suits: "the product is long, such as lumber, pipe or doors.",
		doesNotSuit: "the load is a pallet wrapped around its four sides.",
	},
	vented: {
		name: "Vented-wrap",
		tradeName: "roping",
		machines: [{ drawing: "vented-wrap", product: "vented-wrap" }],
		plan: "roping",
		moves: "usually the load; the film runs as rope.",
		suits: "the load must breathe or cool.",
		doesNotSuit: "the load must be kept clean or dry by a full cover of film.",
	},
} satisfies Record<string, MachineType>;

export type TypeId = keyof typeof typesById;
/** The types of wrapper, by ids that the questions use. */
export const types: Readonly<Record<TypeId, MachineType>> = typesById;

/** The sheet of all machines. */
export const sheet: Sheet = {
	title: "Every machine to the same scale",
	note: "All drawings show typical machines, not our models.",
	scale: "Floor squares are 2 ft wide.",
	measure: { name: "For scale", text: "a 48 × 40 in pallet and a person 6 ft tall." },
	facts: { moves: "What moves:", suits: "Choose it when", doesNotSuit: "Look at another type when" },
};

export const chooser: Chooser = {
	heading: "Which type fits your load?",
	questions: [
		{ question: "Long, like lumber or pipe?", load: "long-bundle", answers: [{ type: "horizontal" }] },
		{ question: "Must it breathe or cool?", load: "warm-crates", answers: [{ type: "vented" }] },
		{
			question: "On a conveyor?",
			load: "conveyed-loads",
			answers: [
				{ type: "ring", loads: { placeholder: `About ${fast} an hour, or unstable.` } },
				{ type: "automatic", loads: "Fewer an hour, and stable." },
			],
		},
		{ question: "Brought to one spot, and stable?", load: "jacked-load", answers: [{ type: "standard" }] },
		{
			question: "Light, unstable, or in several places?",
			load: "staged-loads",
			answers: [{ type: "robot" }],
		},
	],
	otherwise: { question: "None of these?", answer: "Call us." },
};
