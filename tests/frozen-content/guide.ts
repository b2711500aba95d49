import type { Chooser, Comparison } from "./schema/guide.ts";

export const chooser: Chooser = {
	heading: "Which type fits your load?",
	intro: "Start at the top and stop at the first yes.",
	questions: [
		{
			question: "Is the product long, such as lumber, pipe or doors?",
			load: "long-bundle",
			answer: "Look at a horizontal wrapper:",
			products: ["s600"],
			machine: "s600",
		},
		{
			question: "Does the load need to breathe or cool after wrapping?",
			load: "warm-crates",
			answer: "Look at a wrapper that ropes the film:",
			products: ["vented-wrap"],
			machine: "vented-wrap",
		},
		{
			question: "Do loads arrive by conveyor, and either come fast or can't be turned safely?",
			// For the seller to confirm.
			note: { placeholder: "Fast is about 60 loads an hour or more." },
			load: "fast-loads",
			answer: "Look at a ring wrapper:",
			products: ["t1300-ring"],
			machine: "t1300-ring",
		},
		{
			question: "Do loads arrive by conveyor, and can they be turned without shifting?",
			load: "steady-load",
			answer: "Look at another automatic wrapper:",
			products: ["s300-in-line", "x200"],
			machine: "s300-in-line",
		},
		{
			question: "Is the load light, or easily shifted?",
			load: "shifted-bottles",
			answer: "Look at a robot wrapper:",
			products: ["r600-light-weight-load"],
			machine: "r600-light-weight-load",
		},
		{
			question: "Can every load be brought to one spot by forklift or pallet jack?",
			load: "jacked-load",
			answer: "Look at a semi-\u2060automatic wrapper:",
			products: ["x0ps", "x1"],
			machine: "x0ps",
		},
		{
			question: "Are loads staged in several places, or awkward to lift or turn?",
			load: "staged-loads",
			answer: "Look at a robot wrapper:",
			products: ["r600-robot"],
			machine: "r600-robot",
		},
	],
	otherwise: { question: "None of these?", answer: "Call us." },
};

export const comparison: Comparison = {
	caption: "Machine types compared",
	columns: {
		type: "Type",
		products: "Machine",
		moves: "What moves",
		suits: "Choose it when",
		doesNotSuit: "Look at another type when",
	},
	rows: [
		{
			type: "Robot",
			plan: "robot",
			products: ["r600-robot"],
			moves: "The machine, around the load",
			suits: "Loads are staged in several places or vary in size",
			doesNotSuit: "There is no clear, level floor around the load",
		},
		{
			type: "Semi-automatic",
			plan: "turntable",
			products: ["x0ps", "x1"],
			moves: "Usually the load, on a turntable",
			suits: "Loads can be brought to one spot by forklift or pallet jack",
			doesNotSuit: "Loads shift or tip when turned, or arrive by conveyor",
		},
		{
			type: "Horizontal",
			plan: "upright-ring",
			products: ["s600"],
			moves: "The film, over and under the product",
			suits: "The product is long",
			doesNotSuit: "The load is a pallet wrapped around its four sides",
		},
		{
			type: "Vented wrap",
			plan: "roping",
			products: ["vented-wrap"],
			moves: "Usually the load; the film runs as rope",
			suits: "The load must breathe or cool",
			doesNotSuit: "The load must be kept clean or dry by a full cover of film",
		},
		{
			type: "Automatic, ring",
			plan: "level-ring",
			products: ["t1300-ring"],
			moves: "The film, on a ring around the load",
			suits: "Loads arrive fast by conveyor, or cannot be turned",
			doesNotSuit: "Loads arrive now and then by forklift",
		},
		{
			type: "Automatic, in-line turntable",
			plan: "in-line",
			products: ["s300-in-line"],
			moves: "The load, on a turntable in the line",
			suits: "Stable loads already travel by conveyor",
			doesNotSuit: "Loads shift or tip when turned",
		},
	],
	note: {
		product: "x200",
		text: "is also an automatic wrapper. Its video shows how it wraps.",
	},
};
