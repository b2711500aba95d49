/**
 * The words that name the parts of machines, on the drawings that are shown until their videos
 * play. They have no numbers, because the dimensions of the machines are not known. A word that is
 * a term in glossary.ts, letter for letter, lights up together with that term on a product's page.
 */
export const callouts = {
	"light-load": "Light load",
	"robot-path": "Robot path",
	mast: "Mast",
	"feeler-arm": "Feeler arm",
	"load-stays-put": "Load stays put",
	"film-carriage": "Film carriage",
	infeed: "Infeed",
	"cut-and-clamp": "Cut and clamp",
	outfeed: "Outfeed",
	turntable: "Turntable",
	"long-bundle": "Long bundle",
	ring: "Ring",
	"control-box": "Control box",
	"film-roll": "Film roll",
	"wrapped-bundle": "Wrapped bundle",
	"four-post-frame": "Four-post frame",
	"lifting-beam": "Lifting beam",
	conveyor: "Conveyor",
	"film-web": "Film web",
	"roping-device": "Roping device",
	"film-rope": "Film rope",
	"rope-bands": "Rope bands",
	"vented-crates": "Vented crates",
	"film-rollers": "Film rollers",
	"loading-ramp": "Loading ramp",
	"unwrapped-load": "Unwrapped load",
	"guarded-cell": "Guarded cell",
	"wrapped-load": "Wrapped load",
	"control-cabinet": "Control cabinet",
	"operator-attaches-and-cuts-film": "Operator attaches and cuts film",
} satisfies Record<string, string>;

/** A part of a machine that a word on a poster names. */
export type CalloutName = keyof typeof callouts;
