import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { Files } from "../build-site.ts";
import { answerOf, type HostKind } from "./site-server.ts";

/** How the server behaves. */
export interface Behavior {
	readonly host: HostKind;
	/**
	 * "off": pages are in a sandbox without scripts, which every engine treats like a visitor who has turned them off
	 * (https://html.spec.whatwg.org/#concept-environment-noscript). "fails": the external script does not arrive.
	 */
	readonly script: "runs" | "off" | "fails";
	/** Whether browsers may cache files, as with hosts. A cached script cannot fail to load. */
	readonly keeps: boolean;
}

interface Request {
	/** The whole address, or `host:port` where a browser wanted a secure connection to another host. */
	readonly address: string;
	/** The purpose of an early request, such as "prefetch". */
	readonly purpose: string | undefined;
}

/** A real web server with the site, and a proxy that answers requests to other hosts with an error. */
export interface WebServer extends AsyncDisposable {
	/** Without a trailing slash. */
	readonly origin: string;
	readonly port: number;
	/** The requests since the last call, in order. */
	takeRequests(): readonly Request[];
	behave(behavior: Partial<Behavior>): void;
}

const asUsual: Behavior = { host: "root-404", script: "runs", keeps: true };
const sandbox = "sandbox allow-same-origin allow-popups allow-top-navigation-by-user-activation";

/** Starts a server on a free port, which sends text with brotli at the highest quality, like a good host. */
export async function startWebServer(files: Files): Promise<WebServer> {
	let behavior = asUsual;
	let requests: Request[] = [];
	const compressed = new Map<string, Buffer>();

	function brotli(file: string, body: Buffer): Buffer {
		const made = compressed.get(file) ?? brotliCompressSync(body);
		compressed.set(file, made);
		return made;
	}

	function cacheControl(file: string): string {
		if (!behavior.keeps) return "no-store";
		return file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
	}

	function answer(request: IncomingMessage, response: ServerResponse): void {
		const url = new URL(request.url ?? "/", origin);
		const purpose = request.headers["sec-purpose"];
		requests.push({ address: url.href, purpose: typeof purpose === "string" ? purpose : undefined });
		if (url.origin !== origin || (behavior.script === "fails" && url.pathname.endsWith(".js"))) {
			response.writeHead(502).end();
			return;
		}
		const { status, file, contentType, body } = answerOf(files, url, behavior.host);
		const packs =
			!/\.(?:woff2|png|jpg|avif|webp)$/.test(file) && /\bbr\b/.test(`${request.headers["accept-encoding"]}`);
		response.writeHead(status, {
			"Content-Type": contentType,
			"Cache-Control": cacheControl(file),
			...(packs && { "Content-Encoding": "br", Vary: "Accept-Encoding" }),
			...(behavior.script === "off" && { "Content-Security-Policy": sandbox }),
		});
		response.end(packs ? brotli(file, body) : body);
	}

	const server = createServer(answer);
	server.on("connect", ({ url = "" }, socket) => {
		requests.push({ address: url, purpose: undefined });
		socket.on("error", () => undefined);
		socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	const origin = `http://localhost:${port}`;
	return {
		origin,
		port,
		takeRequests() {
			const taken = requests;
			requests = [];
			return taken;
		},
		behave(changes) {
			behavior = { ...asUsual, ...changes };
		},
		async [Symbol.asyncDispose]() {
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			server.closeAllConnections();
			await closed;
		},
	};
}
