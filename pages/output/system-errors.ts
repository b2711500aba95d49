import { rename } from "node:fs/promises";

/** Renames, and passes over the system errors with these codes. */
export async function renameUnless(codes: readonly string[], from: string, to: string): Promise<void> {
	await rename(from, to).catch(unless(codes));
}

/** What `catch` calls to pass over the system errors with these codes, and to throw all others again. */
export function unless(codes: readonly string[]): (error: unknown) => undefined {
	return (error) => {
		if (!codes.includes(codeOf(error))) {
			throw error;
		}
	};
}

/** The code of a system error, such as `ENOENT`, or "". */
export function codeOf(error: unknown): string {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
