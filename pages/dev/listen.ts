import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { Problem } from "../../assets/make/problem.ts";
import { messageOf } from "../output/system-error.ts";

/**
 * Starts a server that only this machine can reach.
 *
 * @param port the value of PORT
 * @param command the command that was run, for example "npm start"
 * @throws Problem when the port cannot be used
 */
export async function listen(handler: RequestListener, port: string, command: string): Promise<Server> {
	try {
		const server = createServer(handler).listen({ port: Number(port), host: "127.0.0.1" });
		await once(server, "listening");
		return server;
	} catch (cause) {
		throw new Problem(
			`The port ${port} cannot be used: ${messageOf(cause)}\nChoose another port: PORT=3000 ${command}.`,
			{ cause },
		);
	}
}
