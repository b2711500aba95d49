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

/** The small drawings on the home page's Why Choose cards, from `components/drawings/spots/`. */
export const spotDrawings = ["professional-design", "usa-based", "quality-assured"] as const;

export type SpotDrawingName = (typeof spotDrawings)[number];

/** The small drawings of loads in the chooser, from `components/drawings/loads/`. */
export const loadDrawings = [
	"long-bundle",
	"warm-crates",
	"fast-loads",
	"steady-load",
	"shifted-bottles",
	"jacked-load",
	"staged-loads",
] as const;

export type LoadDrawingName = (typeof loadDrawings)[number];

/** The plans in the table that compares types of wrapper, from `components/drawings/plans/`. */
export const planDrawings = [
	"robot",
	"turntable",
	"upright-ring",
	"roping",
	"level-ring",
	"in-line",
] as const;

export type PlanDrawingName = (typeof planDrawings)[number];
