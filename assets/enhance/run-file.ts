/** A machine at work, as the file from which the script takes it. */
export interface RunFile {
	/** One style rule, which holds all others. */
	readonly styles: string;
	/** The markup of a `<g>`, hidden until the machine runs. */
	readonly drawing: string;
}
