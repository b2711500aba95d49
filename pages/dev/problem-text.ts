/** Errors that say what went wrong, but not in a sentence of ours, so the place has to be told as well. */
const isUnexpected = /^(?:Error|TypeError|ReferenceError|RangeError|SyntaxError)$/;

/** `    at Name (file:///…/content/name.ts:3:9)`: a line of a stack that is in the project's own sources. */
const ownPlace = /^.*?\b((?:assets|components|content|pages)\/[^\s:)]+:\d+|build\.ts:\d+).*$/;

/** An error as text for a person: its message, and for an unexpected one where in the project it came from. */
export function problemText(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (!isUnexpected.test(error.name)) return error.message;
	const places = (error.stack ?? "").split("\n").flatMap((line) => {
		const [, place] = (!line.includes("node_modules/") && ownPlace.exec(line)) || [];
		return place === undefined ? [] : [`    at ${place}`];
	});
	return [`${error.name}: ${error.message}`, ...places].join("\n");
}
