import type { MachineLink } from "./pages.ts";

/** A question about the load, and the machines to look at when the answer is yes. */
export interface LoadQuestion {
	readonly question: string;
	/** The words before the links. */
	readonly answer: string;
	readonly links: readonly MachineLink[];
}

/** A type of machine beside the others. */
export interface ComparedType {
	readonly type: string;
	readonly machine: string;
	readonly moves: string;
	readonly suits: string;
	readonly doesNotSuit: string;
}

/** The part of the home page that helps a buyer to find a type of machine. */
export const machineGuide = {
	heading: "Which type fits your load?",
	intro: "Start at the top and stop at the first yes.",
	caption: "Machine types compared",
	columns: {
		type: "Type",
		machine: "Machine",
		moves: "What moves",
		suits: "Choose it when",
		doesNotSuit: "Look at another type when",
	},
	note: "Model X200 is also an automatic wrapper. Its video shows how it wraps.",
};

/** The questions in the order in which a buyer answers them. */
export const loadQuestions: readonly LoadQuestion[] = [
	{
		question: "Is the product long, such as lumber, pipe or doors?",
		answer: "Look at a horizontal wrapper:",
		links: [{ product: "s600", label: "S600 Horizontal" }],
	},
	{
		question: "Does the load need to breathe or cool after wrapping?",
		answer: "Look at",
		links: [{ product: "vented-wrap", label: "Vented Wrap w Roping Device" }],
	},
	{
		question: "Do loads arrive by conveyor, and fast, or too light or unstable to turn?",
		answer: "Look at a ring wrapper:",
		links: [{ list: "automatic-wrappers", fragment: "t1300-ring", label: "T1300 Ring Stretch Wrapper" }],
	},
	{
		question: "Do loads arrive by conveyor, and can they be turned without shifting?",
		answer: "Look at an in-line turntable wrapper:",
		links: [{ list: "automatic-wrappers", fragment: "s300-in-line", label: "S300 In Line Turnable" }],
	},
	{
		question: "Is the load light, or easily shifted?",
		answer: "See the",
		links: [
			{ list: "robot-wrappers", fragment: "r600-light-weight-load", label: "R600 Light Weight Load video" },
		],
	},
	{
		question: "Can every load be brought to one spot by forklift or pallet jack?",
		answer: "Look at a semi-automatic wrapper:",
		links: [
			{ product: "x0ps", label: "X0PS" },
			{ product: "x1", label: "X1" },
		],
	},
	{
		question: "Are loads staged in several places, or awkward to lift or turn?",
		answer: "Look at a robot wrapper:",
		links: [{ list: "robot-wrappers", fragment: "r600-robot", label: "R600 Robot" }],
	},
];

/** The rows of the table. */
export const comparedTypes: readonly ComparedType[] = [
	{
		type: "Robot",
		machine: "R600",
		moves: "The machine, around the load",
		suits: "Loads are staged in several places or vary in size",
		doesNotSuit: "There is no clear, level floor around the load",
	},
	{
		type: "Semi-automatic",
		machine: "X0PS, X1",
		moves: "Usually the load, on a turntable",
		suits: "Loads can be brought to one spot by forklift or pallet jack",
		doesNotSuit: "Loads shift or tip when turned, or arrive by conveyor",
	},
	{
		type: "Horizontal",
		machine: "S600",
		moves: "The film, over and under the product",
		suits: "The product is long",
		doesNotSuit: "The load is a pallet wrapped around its four sides",
	},
	{
		type: "Vented wrap",
		machine: "Vented Wrap w Roping Device",
		moves: "Film gathered into rope",
		suits: "The load must breathe or cool",
		doesNotSuit: "The load must be kept clean or dry by a full cover of film",
	},
	{
		type: "Automatic, ring",
		machine: "T1300",
		moves: "The film, on a ring around the load",
		suits: "Loads arrive fast by conveyor, or cannot be turned",
		doesNotSuit: "Loads arrive now and then by forklift",
	},
	{
		type: "Automatic, in-line turntable",
		machine: "S300",
		moves: "The load, on a turntable in the line",
		suits: "Stable loads already travel by conveyor",
		doesNotSuit: "Loads shift or tip when turned",
	},
];
