/** A mistake at a place of one file. The sentence goes on from the value. */
export interface Mistake {
	readonly file: string;
	readonly path: readonly PropertyKey[];
	readonly sentence: string;
	/** What is wrong, where it is not the value that stands there but its own name. */
	readonly name?: string;
}
