/** The machine drawings that content can use as a poster. Each is a file in `components/drawings/machines/`. */
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

/** The small drawings of the home page's Why Choose cards. */
export const spotDrawings = ["professional-design", "usa-based", "quality-assured"] as const;

export type SpotDrawingName = (typeof spotDrawings)[number];

/** The small drawings of the loads in the chooser. Each is a file in `components/drawings/loads/`. */
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

/** The plans in the comparison of types. Each is in `components/drawings/plans/`. */
export const planDrawings = [
	"robot",
	"turntable",
	"upright-ring",
	"roping",
	"level-ring",
	"in-line",
] as const;

export type PlanDrawingName = (typeof planDrawings)[number];
