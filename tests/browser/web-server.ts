import { once } from "node:events";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import type { Files } from "../build-site.ts";
import { freePort } from "../pages/server/running.ts";
import { answerOf } from "./routed-site.ts";

interface Request {
	/** The whole address, or `host:port` for a secure connection to another host. */
	readonly address: string;
	/** The purpose of an early request, such as "prefetch". Empty for others. */
	readonly purpose: string;
}

/** Append this to a path to get the page as visitors with scripts turned off see it. */
export const withoutScript = "?without-script";

/** A sandbox turns scripts off in every engine: https://html.spec.whatwg.org/#concept-environment-noscript */
const sandbox = "sandbox allow-same-origin allow-popups allow-top-navigation-by-user-activation";

const reportsPath = "/reports";

/**
 * Runs before the page's script, and sends what the page reports to the server, because WebKit's driver does not tell:
 * console messages, exceptions, failed requests and, from the start of the page, violations of its policy.
 */
function listen(path: string): void {
	const send = (text: string) => void fetch(path, { method: "POST", body: text, keepalive: true });
	for (const method of ["log", "warn", "error"] as const) {
		const write = console[method];
		console[method] = (...texts) => {
			send(texts.join(" "));
			write(...texts);
		};
	}
	const onError = (event: ErrorEvent) =>
		send(event.target instanceof Element ? `Failed to load ${event.target.outerHTML}` : event.message);
	addEventListener("error", onError, true);
	addEventListener("unhandledrejection", ({ reason }) => send(`${reason}`));
	// Firefox ESR 140 does not have it.
	if (!("ReportingObserver" in globalThis)) return;
	const policy = new ReportingObserver((violations) => send(JSON.stringify(violations)), {
		types: ["csp-violation"],
		buffered: true,
	});
	policy.observe();
}

/**
 * Serves a site on a free port. The server is also a proxy, which answers for all other hosts with an error. Its pages
 * report to it, unless they have to be as they are published.
 */
export async function startWebServer(files: Files, pagesReport = true) {
	const requests: Request[] = [];
	const reports: string[] = [];
	const port = await freePort();
	const origin = `http://localhost:${port}`;
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? "/", origin);
		if (url.pathname !== reportsPath) {
			requests.push({ address: url.href, purpose: String(request.headers["sec-purpose"] ?? "") });
		}
		if (url.origin !== origin) {
			response.writeHead(502).end();
			return;
		}
		if (url.pathname === reportsPath) {
			request.setEncoding("utf8").on("data", (text) => reports.push(text));
			request.on("end", () => response.writeHead(204).end());
			return;
		}
		const { status, contentType, body } = answerOf(files, url);
		const code = pagesReport && url.pathname.endsWith(".js") ? `(${listen})("${reportsPath}");${body}` : body;
		response.writeHead(status, {
			"Content-Type": contentType,
			"Content-Encoding": "gzip",
			"Cache-Control": url.pathname.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache",
			...(url.search === withoutScript && { "Content-Security-Policy": sandbox }),
		});
		response.end(gzipSync(code));
	});
	server.on("connect", ({ url = "" }, socket) => {
		requests.push({ address: url, purpose: "" });
		socket.on("error", () => undefined);
		socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
	});
	await once(server.listen(port, "127.0.0.1"), "listening");
	return {
		/** Without a trailing slash. */
		origin,
		port,
		/** The requests since the last call, in order. */
		takeRequests: () => requests.splice(0),
		/** What pages with a script have reported since the last call, in order. */
		takeReports: () => reports.splice(0),
		async [Symbol.asyncDispose]() {
			server.close().closeAllConnections();
		},
	};
}

export type WebServer = Awaited<ReturnType<typeof startWebServer>>;
