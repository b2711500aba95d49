/** Technical terms that pages can explain, each with a definition in one sentence. */
export const glossary = {
	"Stretch film":
		"Thin elastic plastic film that is pulled tight around a load and holds it by trying to return to its original length.",
	"Film carriage":
		"The part of the wrapper that holds the film roll and feeds film to the load while it moves up and down.",
	Mast: "The vertical column that guides the film carriage up and down; also called a tower.",
	Turntable: "The round, powered platform that turns the load past the film carriage.",
	"Loading ramp": "The short slope that lets a pallet jack roll a load onto a low-profile turntable.",
	"Semi-automatic":
		"A wrapper that runs the wrap cycle by itself but needs an operator to place the load, attach the film and cut it afterward.",
	Automatic:
		"A wrapper that takes in a load, wraps it, cuts the film and releases the load without an operator at the pallet.",
	"Robot wrapper": "A self-propelled wrapper that drives around a load standing on the floor.",
	"Feeler arm": "The arm or wheel by which many robot wrappers follow the outline of the load.",
	"Rotary ring":
		"A ring around the load that carries the film carriage and moves up and down while it turns.",
	"Orbital (horizontal) wrapper":
		"A wrapper whose vertical ring passes film over and under a product that moves through it.",
	"In-line wrapper":
		"An automatic wrapper built into a conveyor line, with loads entering on one side and leaving on the other.",
	"Infeed conveyor": "The conveyor that brings an unwrapped load into the wrap zone.",
	"Outfeed conveyor": "The conveyor that takes the wrapped load away.",
	"Wrap cycle": "The full run from attaching the film to the finished wrap.",
	"Wrap pattern":
		"The chosen number and position of turns at the bottom, up the sides and at the top of the load.",
	Overlap: "How far each turn of film covers the turn before it.",
	"Soft start": "A slow start to the cycle that keeps a light or loose load from shifting.",
	"Film web": "The full width of film between the carriage and the load.",
	Roping: "Gathering the film web into a narrow rope for part or all of the wrap.",
	"Vented wrap": "A wrap that leaves open area for air, made with rope bands, netting or film with openings.",
	"Cut and clamp":
		"The device that cuts the film at the end of a cycle and holds the new end ready for the next load.",
} satisfies Record<string, string>;

/** A term that a page can explain. */
export type Term = keyof typeof glossary;
