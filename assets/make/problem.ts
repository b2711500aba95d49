/** An error that the user can fix. Its message is printed without a stack trace. */
export class Problem extends Error {
	override readonly name = "Problem";
}

/** A stack frame in the project's own sources: `    at Name (file:///…/components/Name.tsx:3:9)`. */
const ownFrame =
	/^\s+at (?!.*node_modules\/)(?:(?:async )?([\w$.]+) \()?.*\b((?:assets|components|content|pages)\/[^\s:)]+:\d+|build\.ts:\d+)/;

/** The usual reasons for errors in the content, by their names. */
const hints: Partial<Record<string, string>> = {
	ReferenceError: 'Is it a text? Texts need straight quotes: "like this".',
	TypeError: "Is an entry or a field missing that this line uses, perhaps in a file that this one imports?",
};

/** The message of anything that can be thrown. */
export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/**
 * Formats an error for the terminal. A Problem is only its message. A file system error comes with what to check, and
 * any other error with its stack frames in this project.
 */
export function problemText(error: unknown): string {
	if (!(error instanceof Error) || error instanceof Problem) return messageOf(error);
	if ("syscall" in error) {
		return `${error.message}\nCheck that the disk is not full, that you have access to this path, and that no folder has the name of a file.`;
	}
	const places = (error.stack ?? "").split("\n").flatMap((line) => {
		const [, name, place] = ownFrame.exec(line) ?? [];
		return place === undefined ? [] : [`    at ${name ? `${name} (${place})` : place}`];
	});
	const hint = places[0]?.includes("content/") ? hints[error.name] : undefined;
	return [`${error.name}: ${error.message}`, ...places, ...(hint ? [hint] : [])].join("\n");
}
