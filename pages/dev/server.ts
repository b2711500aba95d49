import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { answerTo } from "./answer.ts";
import type { Outcome } from "./outcome.ts";
import { listenError } from "./port.ts";
import { reloadPath, withReload } from "./reload.ts";

export interface DevServer {
	readonly url: string;
	/** Serves this from now on. Pages that are open in a browser load themselves anew when anything in it differs. */
	show(outcome: Outcome): void;
	close(): Promise<void>;
}

/** A text that differs when anything in an outcome differs. */
function versionOf(outcome: Outcome): string {
	const hash = createHash("sha256");
	if (outcome.kind === "failure") return hash.update(outcome.message).digest("hex");
	for (const [name, contents] of [...outcome.files, ...outcome.failed]) {
		hash.update(name).update("\0").update(contents).update("\0");
	}
	return hash.digest("hex");
}

/**
 * Serves what a build came to, out of memory. Requests wait until there is something to show.
 *
 * @param port 0 takes any free port
 * @throws PortError when the port cannot be had
 */
export async function startDevServer(port: number): Promise<DevServer> {
	const listeners = new Set<ServerResponse>();
	let show: (outcome: Outcome) => void = () => undefined;
	let version = "";
	let current = new Promise<Outcome>((resolve) => {
		show = resolve;
	});

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const [path = "/"] = (request.url ?? "/").split("?");
		if (path === reloadPath) {
			response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
			response.write(`data: ${version}\n\n`);
			listeners.add(response);
			response.once("close", () => listeners.delete(response));
			return;
		}
		const { status, type, body, location } = answerTo(path, await current);
		response.writeHead(status, {
			"Content-Type": type,
			"Cache-Control": "no-store",
			...(location && { Location: location }),
		});
		response.end(type.startsWith("text/html") ? withReload(String(body), version) : body);
	}

	const server = createServer((request, response) => void answer(request, response));
	server.listen(port, "127.0.0.1");
	await once(server, "listening").catch((error: unknown) => {
		throw error instanceof Error ? listenError(error, port, "npm run dev") : error;
	});
	const address = server.address();
	const actualPort = typeof address === "object" && address !== null ? address.port : port;

	return {
		url: `http://localhost:${actualPort}/`,
		show: (outcome) => {
			version = versionOf(outcome);
			show(outcome);
			current = Promise.resolve(outcome);
			for (const listener of listeners) listener.write(`data: ${version}\n\n`);
		},
		close: async () => {
			server.close();
			server.closeAllConnections();
			await once(server, "close");
		},
	};
}
