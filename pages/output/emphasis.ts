/** Shows a text in bold on a terminal, and leaves it as it is elsewhere and where NO_COLOR asks for that. */
export function emphasisFor(
	stream: { readonly isTTY?: boolean },
	environment: NodeJS.ProcessEnv,
): (text: string) => string {
	// https://no-color.org: any value but an empty one.
	const isPlain = !stream.isTTY || Boolean(environment.NO_COLOR) || environment.TERM === "dumb";
	return (text) => (isPlain ? text : `\u001b[1m${text}\u001b[22m`);
}
