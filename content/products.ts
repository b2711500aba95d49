import type { Term } from "./glossary.ts";
import type { KeyOfEach } from "./schema/keys.ts";
import { placeholder } from "./schema/placeholder.ts";
import type { ProductList, SingleProduct } from "./schema/product.ts";
import type { ProductPathOf } from "./schema/product-path.ts";

const typeCaption = "Illustration of the machine type, not a drawing of the model.";
const turntableCaption =
	"Illustration of a typical semi-automatic turntable wrapper, not a drawing of the model.";

/** How the drawings of the X0PS and the X1 differ. For the seller to confirm. */
const semiAutomaticDifference = {
	heading: "X0PS or X1?",
	products: {
		x0ps: placeholder("The X0PS has a raised table. It needs a forklift, which sets the load down on it."),
		x1: placeholder("The X1 has a low table with a ramp. A pallet jack rolls the load onto it."),
	},
	advice: "If your loads arrive both ways, ask us which to choose.",
};

/** The pages about several products, by their ids. */
export const productLists = {
	"robot-wrappers": {
		name: "Robot Wrappers",
		metaTitle: "R600 Robot Wrappers",
		metaDescription:
			"See the R600 robot wrapper, and the R600 with a lightweight load. How self-propelled robot wrappers work and when a warehouse would choose one.",
		intro:
			"A robot wrapper drives itself around the load, so the load stays put and the wrapper goes where the pallets are. Both videos show the R600, the second with a lightweight load.",
		terms: ["Robot wrapper", "Film carriage", "Mast", "Feeler arm", "Soft start"],
		items: {
			"r600-robot": {
				name: "R600 Robot",
				label: "R600",
				videoId: placeholder("demo-r600-robot"),
				drawing: "r600-robot",
				summary: "Drives around the load, so the load never moves.",
				description:
					"A robot wrapper is self-propelled. It drives around the load while its film carriage travels up and down a mast, so the load stays where it was set down and nothing has to be lifted onto a turntable or spun. Choose this type when pallets are staged in several places, when loads shift or tip when turned, or when it is easier to bring the wrapper to the load. It needs a clear, level floor around the load, and on most robots the operator attaches and cuts the film. See the R600 at work in the video.",
				poster: {
					alt: "Line drawing of a self-propelled robot wrapper driving around a pallet load, with the film carriage on its mast and a web of film running to the corner of the load.",
					caption: typeCaption,
				},
			},
			"r600-light-weight-load": {
				name: "R600 Light Weight Load",
				label: "R600 with a light load",
				videoId: placeholder("demo-r600-light"),
				drawing: "r600-light-weight-load",
				summary: "The same R600, at work on a light load.",
				description:
					"Light loads can shift when they are spun, or lean when the film pulls too hard. A robot wrapper takes care of the first problem, because the load stands still while the machine circles it. The second is a matter of setup: gentle film tension, a soft start, and enough wraps to hold the load without crushing it. This video shows the R600 with a lightweight load.",
				poster: {
					alt: "Line drawing of a robot wrapper circling a tall, lightweight load.",
					caption: typeCaption,
				},
			},
		},
	},
	"automatic-wrappers": {
		name: "Automatic Wrappers",
		metaDescription:
			"Three automatic pallet wrappers on video: T1300 Ring Stretch Wrapper, S300 In Line Turnable and Model X200. How each type works and what it suits.",
		intro:
			"Fully automatic wrappers apply and cut the film without an operator at the pallet. The three videos show a high-speed ring-type wrapper, an in-line turntable wrapper and Model X200.",
		terms: [
			"Automatic",
			"Rotary ring",
			"In-line wrapper",
			"Infeed conveyor",
			"Outfeed conveyor",
			"Cut and clamp",
		],
		items: {
			"t1300-ring": {
				name: "T1300 Ring Stretch Wrapper",
				label: "T1300",
				videoId: placeholder("demo-t1300"),
				drawing: "t1300-ring",
				summary: "A ring carries the film around a load that stands still.",
				description:
					"In a ring wrapper, the film carriage rides on a ring that surrounds the load. The load stops on the conveyor and stands still while the ring turns and travels up and down, laying film from the pallet to the top layer. Because the load never turns, ring wrappers are used on high-speed lines and for loads too light or unstable to rotate. Watch the T1300 wrap a load in the video.",
				poster: {
					alt: "Line drawing of a ring wrapper: a horizontal ring inside a four-post frame carries the film roll around a pallet load that stands on a conveyor.",
					caption: typeCaption,
				},
			},
			"s300-in-line": {
				name: "S300 In Line Turnable",
				label: "S300",
				distinction: "built into your line",
				videoId: placeholder("demo-s300"),
				drawing: "s300-in-line",
				summary: "A turntable built into your conveyor line.",
				description:
					"An in-line turntable wrapper is part of the conveyor line. The load rolls onto a powered conveyor built into the turntable, stops, and is rotated while the film carriage rides up and down a fixed mast. When the film has been cut, the load rolls out on the other side and the next one moves in. Choose this type for stable loads that already travel by conveyor and can be turned without shifting.",
				poster: {
					alt: "Line drawing of an in-line turntable wrapper: infeed conveyor, a half-wrapped pallet load on the turntable, a film carriage on a fixed mast, and outfeed conveyor.",
					caption: typeCaption,
				},
			},
			x200: {
				name: "Model X200",
				label: "X200",
				distinction: placeholder("a closed cell of its own"),
				videoId: placeholder("demo-x200"),
				drawing: "x200",
				summary: placeholder("A closed cell with its own conveyors, beside your line."),
				description:
					"Model X200 is one of our automatic wrappers. On an automatic wrapper, loads usually arrive by conveyor. The machine senses the load, wraps it, then cuts the film and secures the tail without an operator at the pallet; the main hands-on job left is changing the film roll. Consider automatic wrapping when pallets arrive steadily and people are needed elsewhere. Watch the video to see how Model X200 wraps a load.",
				poster: {
					alt: "Line drawing of an automatic wrapping cell: an unwrapped pallet load enters by conveyor and a wrapped load leaves on the other side.",
					caption: typeCaption,
				},
			},
		},
	},
} satisfies Record<string, ProductList<Term>>;

export type ListId = keyof typeof productLists;

/** The products with their own page, by their ids, in the order of the navigation. */
export const products = {
	x0ps: {
		name: "X0PS Semi Automatic",
		label: "X0PS",
		distinction: placeholder("loaded by forklift"),
		metaDescription:
			"Watch the X0PS semi-automatic stretch wrapper, see what the operator does in each wrap cycle, and learn when a semi-automatic machine makes sense.",
		terms: ["Semi-automatic", "Wrap cycle", "Film carriage", "Mast", "Turntable"],
		videoId: placeholder("demo-x0ps"),
		drawing: "x0ps",
		summary: "The operator starts the cycle, and the machine applies the wrap.",
		description:
			"The X0PS is a semi-automatic stretch wrapper. With this type, the operator sets the load on the turntable, attaches the film and presses start. The machine runs the wrap cycle and stops, and the operator cuts the film and takes the load away. It brings repeatable wrapping to a shipping area that has no conveyor line. Watch the X0PS run in the video, and ask us about its film carriage.",
		difference: semiAutomaticDifference,
		poster: {
			alt: "Line drawing of a typical semi-automatic wrapper: a pallet load on a raised turntable beside a mast that holds the film carriage.",
			caption: turntableCaption,
		},
	},
	x1: {
		name: "X1 Semi Automatic",
		label: "X1",
		distinction: placeholder("loaded by pallet jack"),
		metaDescription:
			"Watch the X1 semi-automatic stretch wrapper, see how one operator starts and finishes each wrap, and compare it with the X0PS before you call.",
		terms: ["Semi-automatic", "Wrap pattern", "Turntable", "Loading ramp", "Film carriage"],
		videoId: placeholder("demo-x1"),
		drawing: "x1",
		summary: "One person starts and finishes each wrap.",
		description:
			"The X1 is a semi-automatic stretch wrapper. Semi-automatic means that one person starts and finishes each wrap: set the load in place, attach the film, start the cycle, then cut the film when the machine stops. Nobody has to walk around the pallet with a roll, and the same wrap pattern can be repeated from load to load. Compare the X1 with the X0PS on video, then call us with your load details.",
		difference: semiAutomaticDifference,
		poster: {
			alt: "Line drawing of a typical semi-automatic wrapper: a pallet load on a low turntable with a loading ramp, beside a mast that holds the film carriage.",
			caption: turntableCaption,
		},
	},
	s600: {
		name: "S600 Horizontal",
		label: "S600",
		metaDescription:
			"Watch the S600 horizontal stretch wrapper. How a horizontal, or orbital, wrapper takes film over and under long products such as lumber, pipe and doors.",
		terms: ["Orbital (horizontal) wrapper", "Overlap", "Stretch film"],
		videoId: placeholder("demo-s600"),
		drawing: "s600",
		summary: "Film goes over and under long products.",
		description:
			"A horizontal wrapper, also called an orbital wrapper, carries its film roll on a vertical ring. The product passes through the ring while film goes over the top and under the bottom in overlapping turns. The product is never rotated, so its length is not limited by the size of a turntable. This type suits long items such as lumber, pipe, panels, doors and rolled goods, wrapped individually or in bundles. Tell us the width and height of your bundles when you call.",
		poster: {
			alt: "Line drawing of a horizontal wrapper: a long bundle passes through a vertical ring that carries the film roll around it.",
			caption: typeCaption,
		},
	},
	"vented-wrap": {
		name: "Vented Wrap w Roping Device",
		label: "Vented Wrap",
		metaDescription:
			"Watch vented wrapping with a roping device. How roped film holds a pallet load and leaves open space so produce, plants and warm product can breathe.",
		terms: ["Vented wrap", "Roping", "Film web"],
		videoId: placeholder("demo-vented-wrap"),
		drawing: "vented-wrap",
		summary: "Holds the load and leaves room for air.",
		description:
			"Some loads still need air after they are wrapped: fresh produce, plants, chilled goods, or product packed warm that has to cool. A roping device gathers the film into a narrow rope on its way to the load. Bands of rope hold the load and leave open space between them, where full-width film would seal the load in. A rope run low can also tie the load to its pallet.",
		poster: {
			alt: "Line drawing of a pallet of vented crates held by bands of roped film, with open space between the bands.",
			caption: typeCaption,
		},
	},
} satisfies Record<string, SingleProduct<Term>> & Partial<Record<ListId, never>>;

/** A product with its own page. */
export type ProductId = keyof typeof products;
/** A product on a list page. */
export type ListedProductId = KeyOfEach<(typeof productLists)[ListId]["items"]>;
/** The page of a list or a product. */
export type ProductPath = ProductPathOf<ListId | ProductId>;
