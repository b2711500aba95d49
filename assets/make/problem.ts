/** What the person who runs the build can correct. The message says it all, and is printed without a stack. */
export class Problem extends Error {
	override readonly name = "Problem";
}
