/** The file of a running machine, which the script loads. */
export interface RunFile {
	/** A style sheet. */
	readonly styles: string;
	/** The markup of a `<g>`, hidden until the machine runs. */
	readonly drawing: string;
}
