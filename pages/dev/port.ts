/** A port that cannot be had, in a sentence for the person who asked for it. */
export class PortError extends Error {
	override readonly name = "PortError";
}

/**
 * The port that the environment variable PORT names.
 *
 * @param command what the person typed, for example "npm start"
 * @throws PortError when it is no port
 */
export function portFrom(text: string, command: string): number {
	const port = Number(text);
	if (!/^\d+$/.test(text) || port > 65535) {
		throw new PortError(
			`PORT is "${text}", which is not a port. Use a whole number up to 65535: PORT=8080 ${command}.`,
		);
	}
	return port;
}

/** What to say of a port that another program holds. */
export function busyPort(port: number, command: string): PortError {
	return new PortError(
		`The port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} ${command}.`,
	);
}

/** What to say when a server could not listen, for the error that it gave. */
export function listenError(error: Error, port: number, command: string): PortError {
	if ("code" in error && error.code === "EADDRINUSE") return busyPort(port, command);
	return new PortError(
		`The port ${port} cannot be opened (${error.message}). Choose another: PORT=8081 ${command}.`,
	);
}
