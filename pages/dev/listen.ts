import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { Problem } from "../../assets/make/problem.ts";
import { problemText } from "../output/problem-text.ts";

/**
 * Starts a server that only this machine can reach.
 *
 * @param port the value of PORT: "0" is any free port, undefined is 8080
 * @param command the command that was run, for example "npm start"
 * @throws Problem when the port cannot be used
 */
export async function listen(handler: RequestListener, port: string | undefined, command: string) {
	const wanted = Number(port || 8080);
	if (port && (!/^\d+$/.test(port) || wanted > 65535)) {
		throw new Problem(
			`PORT is "${port}", which is not a port. Use a whole number up to 65535: PORT=8080 ${command}.`,
		);
	}
	const server = createServer(handler).listen(wanted, "127.0.0.1");
	await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
		throw new Problem(
			error.code === "EADDRINUSE"
				? `The port ${wanted} is in use by another program. Stop that program, or choose another port: PORT=${wanted + 1} ${command}.`
				: `The port ${wanted} cannot be opened (${error.message}). Choose another port: PORT=8081 ${command}.`,
		);
	});
	const address = server.address();
	return { server, port: typeof address === "object" && address !== null ? address.port : wanted };
}

/** Runs a command, and prints an error that prevents it from starting. */
export async function run(command: () => Promise<void>): Promise<void> {
	await command().catch((error) => {
		console.error(problemText(error));
		process.exitCode = 1;
	});
}
