/**
 * The machines that have a drawing. Each has a file of this name in
 * `components/drawings/machines/`.
 */
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
export type RunnableMachineName = MachineDrawingName | "hero";

/**
 * The small drawings in the home page's Why Choose section, from
 * `components/drawings/pictures/SpotDrawing.tsx`.
 */
export const spotDrawings = ["professional-design", "usa-based", "quality-assured"] as const;

export type SpotDrawingName = (typeof spotDrawings)[number];

/**
 * The small drawings of loads in the chooser, from `components/drawings/pictures/LoadDrawing.tsx`.
 */
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
	"vertical-ring",
	"roping",
	"rotary-ring",
	"in-line",
] as const;

export type PlanDrawingName = (typeof planDrawings)[number];
