/** The code of a system error, such as `ENOENT`, or "". */
export function codeOf(error: unknown): string {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/** A handler for `catch` that ignores system errors with these codes, and rethrows all others. */
export function ignore(...codes: readonly string[]): (error: unknown) => undefined {
	return (error) => {
		if (!codes.includes(codeOf(error))) throw error;
	};
}
