/** Errors of JavaScript itself. Their messages are no sentences of ours, so the place is needed as well. */
const isUnexpected = /^(?:Error|TypeError|ReferenceError|RangeError|SyntaxError)$/;

/** `    at Name (file:///…/content/name.ts:3:9)`: a line of a stack that is in the project's own sources. */
const ownPlace =
	/^(?!.*node_modules\/).*?\b((?:assets|components|content|pages)\/[^\s:)]+:\d+|build\.ts:\d+)/;

/** An error as text for a person: its message, and for an unexpected one where in the project it came from. */
export function problemText(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (!isUnexpected.test(error.name)) return error.message;
	const places = (error.stack ?? "").split("\n").flatMap((line) => {
		const [, place] = ownPlace.exec(line) ?? [];
		return place === undefined ? [] : [`    at ${place}`];
	});
	return [`${error.name}: ${error.message}`, ...places].join("\n");
}
