import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { messageOf, Problem } from "../../assets/make/problem.ts";
import { isProductPath } from "../../assets/not-found/product-path.ts";
import { immutable, revalidate, securityHeaders } from "../generator/hosts/rules.ts";

/**
 * Serves a built site as real hosts do: with the same headers, and with the status 404 and the right page for an
 * unknown path. Files are looked up on each request, so a new build appears without a restart.
 */
export async function siteHandler(folder: string): Promise<RequestListener> {
	const manifest: { start_url: string } = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
	const base = manifest.start_url;
	const serveFile = sirv(folder, { dev: true, etag: true });

	return (request, response) => {
		const [path = "/"] = (request.url ?? "/").split("?");
		response.setHeaders(new Map(securityHeaders));
		response.setHeader("Cache-Control", path.startsWith(`${base}assets/`) ? immutable : revalidate);

		async function sendNotFound(): Promise<void> {
			const page = isProductPath(path, base) ? "products/404.html" : "404.html";
			const headers = { "Content-Type": "text/html;charset=utf-8", "Cache-Control": revalidate };
			response.writeHead(404, headers).end(await readFile(join(folder, page)).catch(() => "Not found"));
		}

		if (path.startsWith(base)) {
			// Otherwise sirv would also find the file "robots.txt" at "/robots.txt/".
			request.url = path.slice(base.length - 1).replace(/\/$/, "/index.html");
			serveFile(request, response, sendNotFound);
		} else if (path === "/" || `${path}/` === base) {
			response.writeHead(302, { Location: base }).end();
		} else {
			void sendNotFound();
		}
	};
}

/**
 * Starts a server that only this computer can reach.
 *
 * @param port the value of PORT
 * @throws Problem when the port cannot be used
 */
export async function listen(handler: RequestListener, port: string): Promise<Server> {
	try {
		const server = createServer(handler).listen({ port: Number(port), host: "127.0.0.1" });
		await once(server, "listening");
		return server;
	} catch (error) {
		const reason = `The port ${port} cannot be used: ${messageOf(error)}`;
		throw new Problem(`${reason}\nChoose another port, for example with PORT=3000 before the command.`);
	}
}
