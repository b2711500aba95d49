import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import sirv from "sirv";
import { isProductPath } from "../../assets/not-found/product-path.ts";
import { immutable, revalidate, securityHeaders } from "../generator/hosts/rules.ts";
import { messageOf, Problem } from "../generator/problem.ts";

/**
 * Serves a built site as real hosts do: with the same headers, and with the status 404 and the
 * right page for an unknown path. Files are looked up on each request, so a new build appears
 * without a restart.
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

/** The port where PORT is not set. */
export const defaultPort = "8080";

/**
 * Where to listen. Browsers look for "localhost" at ::1, too, where another program would be shown
 * in place of the site.
 */
function addressesOf(host: string): readonly string[] {
	if (host === "localhost") return ["127.0.0.1", "::1"];
	return host === "0.0.0.0" ? ["0.0.0.0", "::1"] : [host];
}

/**
 * What to type into a browser to get to a host. All addresses of a computer include those in its
 * network.
 */
function namesOf(host: string): readonly string[] {
	if (host !== "0.0.0.0" && host !== "::") return [host.includes(":") ? `[${host}]` : host];
	const interfaces = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
	const inNetwork = interfaces.filter(({ family, internal }) => family === "IPv4" && !internal);
	return ["localhost", ...inNetwork.map(({ address }) => address)];
}

/** The codes of the system for a host that is not an address of this computer. */
const notHere: readonly unknown[] = ["EADDRNOTAVAIL", "EAFNOSUPPORT", "ENOTFOUND", "EAI_AGAIN"];

/**
 * Serves the site.
 *
 * @param port the value of PORT
 * @param host the value of HOST; only this computer can reach the default
 * @returns the addresses to open, one for each name of the computer
 * @throws Problem when the port or the host cannot be used
 */
export async function listen(
	handler: RequestListener,
	port: string,
	host?: string,
): Promise<readonly string[]> {
	const name = host || "localhost";
	const servers: Server[] = [];
	for (const address of addressesOf(name)) {
		const server = createServer(handler);
		try {
			await once(server.listen({ port: Number(port), host: address }), "listening");
			servers.push(server);
		} catch (error) {
			const isMissing = error instanceof Error && "code" in error && notHere.includes(error.code);
			// Not every computer has IPv6.
			if (isMissing && address === "::1" && name !== "::1") continue;
			for (const started of servers) started.close();
			throw new Problem(
				isMissing
					? `The host ${name} cannot be used: ${messageOf(error)}\nUnset HOST, or set it to 0.0.0.0 to let other devices open the site.`
					: `The port ${port} cannot be used: ${messageOf(error)}\nSet PORT to another port, such as 3000.`,
			);
		}
	}
	return namesOf(name).map((each) => `http://${each}:${port}/`);
}
