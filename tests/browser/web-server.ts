import { once } from "node:events";
import { createServer } from "node:http";
import { files } from "../site.ts";
import { answerOf } from "./routed-site.ts";

/** Append this to a path to get the page as visitors with scripts turned off see it. */
export const withoutScript = "?without-script";

/**
 * A sandbox turns scripts off in every engine:
 * https://html.spec.whatwg.org/#concept-environment-noscript
 */
const sandbox = "sandbox allow-same-origin allow-popups allow-top-navigation-by-user-activation";

const reportsPath = "/reports";

/**
 * Sends what a page reports to the server, because WebKit's driver does not report it. Runs before
 * the page's script.
 */
function listen(path: string): void {
	const send = (text: string) => void fetch(path, { method: "POST", body: text, keepalive: true });
	for (const method of ["log", "warn", "error"] as const) {
		console[method] = (...values) => send(values.join(" "));
	}
	const onError = (event: ErrorEvent) =>
		send(event.target instanceof Element ? `Failed to load ${event.target.outerHTML}` : event.message);
	addEventListener("error", onError, true);
	addEventListener("unhandledrejection", ({ reason }) => send(`${reason}`));
	const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
		send(`The CSP blocked ${blockedURI} (${effectiveDirective})`);
	document.addEventListener("securitypolicyviolation", onViolation);
}

export type WebServer = Awaited<ReturnType<typeof startWebServer>>;

/**
 * Serves the built site on a free port. The server is also a proxy, which answers for all other
 * hosts with an error.
 */
export async function startWebServer() {
	const requests: string[] = [];
	const reports: string[] = [];
	const tunnels: string[] = [];
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? "/", "http://localhost");
		if (url.hostname !== "localhost") {
			response.writeHead(502).end();
		} else if (url.pathname === reportsPath) {
			request.setEncoding("utf8").on("data", (text) => reports.push(text));
			request.on("end", () => response.writeHead(204).end());
		} else {
			requests.push(`${url.pathname} ${request.headers["sec-purpose"] ?? ""}`.trim());
			const { status, contentType, body } = answerOf(files, url);
			const csp = url.search === withoutScript && { "Content-Security-Policy": sandbox };
			response.writeHead(status, { "Content-Type": contentType, ...csp });
			response.end(url.pathname.endsWith(".js") ? `(${listen})("${reportsPath}");${body}` : body);
		}
	});
	server.on("connect", ({ url }, socket) => {
		tunnels.push(`${url}`);
		socket.on("error", () => undefined);
		socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	return {
		/** Without a trailing slash. */
		origin: `http://localhost:${port}`,
		port,
		/**
		 * The paths requested since the last call, in order. Early requests have their purpose after
		 * the path, such as "prefetch".
		 */
		takeRequests: () => requests.splice(0),
		/**
		 * The other hosts, with their ports, that a browser has asked for since the last call:
		 * "player.example:443".
		 */
		takeTunnels: () => tunnels.splice(0),
		/** What pages with a script have reported since the last call, in order. */
		takeReports: () => reports.splice(0),
		async [Symbol.asyncDispose]() {
			server.close().closeAllConnections();
		},
	};
}
