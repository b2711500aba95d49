/** The code of a system error, such as `ENOENT`, or "". */
export function codeOf(error: unknown): string {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/** For `catch`: ignores system errors with these codes, and throws all others again. */
export function ignore(...codes: readonly string[]): (error: unknown) => undefined {
	return (error) => {
		if (!codes.includes(codeOf(error))) throw error;
	};
}
