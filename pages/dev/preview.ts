/// <reference path="./sirv-cli.d.ts" />
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isProductPath } from "../../assets/not-found/product-path.ts";
import { busyPort, listenError, PortError, portFrom } from "./port.ts";

const command = "npm start";

interface PreviewOptions {
	/** The built site. */
	readonly folder: string;
	/** 0 takes any free port. */
	readonly port: number;
	readonly host?: string;
}

export interface Preview {
	readonly url: string;
	close(): Promise<void>;
}

/** Why there is no preview, in a sentence for the person who asked for one. */
class PreviewError extends Error {
	override readonly name = "PreviewError";
}

/**
 * Serves a built site the way its hosts do: an unknown path gets the status 404 and the right page. Each file is
 * looked up when it is asked for, so a new build shows without a restart. Start one at a time.
 */
export async function startPreview({ folder, port, host = "127.0.0.1" }: PreviewOptions): Promise<Preview> {
	if (!existsSync(join(folder, "404.html"))) {
		throw new PreviewError(`There is no built site in "${folder}". Run npm run build first.`);
	}
	await checkPort(port, host);
	const serve = await loadSirv();
	const listening = nextServer();
	serve(folder, {
		host,
		port,
		dev: true,
		quiet: true,
		onNoMatch: (request, response) => answerUnknown(folder, request, response),
	});
	const server = await listening;
	const actualPort = portOf(server);

	async function close(): Promise<void> {
		const closed = new Promise<void>((resolve) => server.close(() => resolve()));
		server.closeAllConnections();
		await closed;
	}

	if (port !== 0 && actualPort !== port) {
		await close();
		throw busyPort(port, command);
	}
	return { url: `http://${host === "127.0.0.1" ? "localhost" : host}:${actualPort}/`, close };
}

async function answerUnknown(
	folder: string,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const [pathname = "/"] = (request.url ?? "/").split("?");
	const page = isProductPath(pathname, "/") ? "products/404.html" : "404.html";
	// For a moment there is no folder: while a build swaps the new one in.
	const body = await readFile(join(folder, page)).catch(() => Buffer.from("Not found"));
	response.writeHead(404, {
		"Content-Type": "text/html;charset=utf-8",
		"Content-Length": body.length,
		"Cache-Control": "no-store",
	});
	response.end(request.method === "HEAD" ? undefined : body);
}

/** sirv-cli would quietly move to another port, so the wanted one is tried first. */
async function checkPort(port: number, host: string): Promise<void> {
	const probe = createServer();
	await new Promise<void>((resolve, reject) => {
		probe.once("error", (error) => reject(listenError(error, port, command)));
		probe.listen(port, host, () => probe.close(() => resolve()));
	});
}

/**
 * The package's `exports` name nothing but its package.json, which leaves only the path to the file. The module reads
 * HOST and PORT once, when it is loaded, and they would win over our options; some shells set HOST to the machine's name.
 */
async function loadSirv() {
	const { HOST, PORT } = process.env;
	delete process.env.HOST;
	delete process.env.PORT;
	const { default: serve } = await import("../../node_modules/sirv-cli/index.js");
	Object.assign(process.env, HOST !== undefined && { HOST }, PORT !== undefined && { PORT });
	return serve;
}

/** The next HTTP server of this process that listens: sirv-cli does not hand out its own. */
function nextServer(): Promise<Server> {
	const channel = "tracing:net.server.listen:asyncEnd";
	return new Promise((resolve) => {
		function onListening(message: unknown): void {
			if (
				typeof message === "object" &&
				message !== null &&
				"server" in message &&
				message.server instanceof Server
			) {
				unsubscribe(channel, onListening);
				resolve(message.server);
			}
		}
		subscribe(channel, onListening);
	});
}

function portOf(server: Server): number {
	const address = server.address();
	if (address === null || typeof address === "string") {
		throw new PreviewError("The preview's server has no port. Start it again.");
	}
	return address.port;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	try {
		const { url } = await startPreview({
			folder: "dist",
			port: portFrom(process.env.PORT || "8080", command),
		});
		console.log(`The site is at ${url} (Ctrl+C stops it).`);
	} catch (error) {
		if (!(error instanceof PreviewError || error instanceof PortError)) {
			throw error;
		}
		console.error(error.message);
		process.exitCode = 1;
	}
}
