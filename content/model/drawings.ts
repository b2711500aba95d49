/** The machines that have a drawing. Each has a file of this name in `components/drawings/machines/`. */
export const machineDrawings = [
	"r600-robot",
	"r600-light-weight-load",
	"t1300-ring",
	"s300-in-line",
	"x200",
	"x0ps",
	"x1",
	"s600",
	"vented-wrap",
] as const;

export type MachineDrawingName = (typeof machineDrawings)[number];

/** A machine that runs: one on a poster, or the one beside the headline. */
export type RunningMachine = MachineDrawingName | "hero";

/** The small drawings on the home page's Why Choose cards, from `components/drawings/SpotDrawing.tsx`. */
export const spotDrawings = ["professional-design", "usa-based", "quality-assured"] as const;

export type SpotDrawingName = (typeof spotDrawings)[number];

/** The small drawings of loads in the chooser, from `components/drawings/LoadDrawing.tsx`. */
export const loadDrawings = [
	"long-bundle",
	"warm-crates",
	"conveyed-loads",
	"jacked-load",
	"staged-loads",
] as const;

export type LoadDrawingName = (typeof loadDrawings)[number];

/** The plans of the types of wrapper. Each is in the file of a machine of its type. */
export const planDrawings = [
	"robot",
	"turntable",
	"upright-ring",
	"roping",
	"level-ring",
	"in-line",
] as const;

export type PlanDrawingName = (typeof planDrawings)[number];

/** The parts of machines that a word on a poster names. */
export const calloutNames = [
	"light-load",
	"robot-path",
	"mast",
	"feeler-arm",
	"load-stays-put",
	"film-carriage",
	"infeed",
	"cut-and-clamp",
	"outfeed",
	"turntable",
	"long-bundle",
	"ring",
	"control-box",
	"film-roll",
	"wrapped-bundle",
	"four-post-frame",
	"lifting-beam",
	"conveyor",
	"film-web",
	"roping-device",
	"film-rope",
	"rope-bands",
	"vented-crates",
	"film-rollers",
	"raised-turntable",
	"loading-ramp",
	"unwrapped-load",
	"guarded-cell",
	"light-curtain",
	"wrapped-load",
	"control-cabinet",
	"operator-attaches-and-cuts-film",
] as const;

export type CalloutName = (typeof calloutNames)[number];
