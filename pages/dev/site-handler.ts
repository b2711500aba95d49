import { readFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { isProductPath } from "../../assets/not-found/product-path.ts";
import type { Header } from "../hosts/rules.ts";

/** The base path of a built site, with a slash at both ends, from its web manifest. */
export async function baseOf(folder: string): Promise<string> {
	const manifest: { start_url: string } = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
	return manifest.start_url;
}

/**
 * Serves a built site like its hosts: an unknown path gets the status 404 and the right page. Each file is looked up
 * on request, so a new build shows without a restart.
 *
 * @param base the base path of the site, with a slash at both ends
 * @param headersOf the headers of a file, by its path in the folder, besides those of sirv: browsers revalidate each file
 */
export function siteHandler(
	folder: string,
	base: string,
	headersOf: (file: string) => readonly Header[] = () => [],
): RequestListener {
	function setHeaders(response: ServerResponse, path: string): void {
		for (const { name, value } of headersOf(path.slice(1))) response.setHeader(name, value);
	}

	const serveFile = sirv(folder, { dev: true, etag: true, setHeaders });

	return (request, response) => {
		const [path = "/"] = (request.url ?? "/").split("?");

		async function sendNotFound(): Promise<void> {
			const file = isProductPath(path, base) ? "/products/404.html" : "/404.html";
			const page = await readFile(join(folder, file)).catch(() => "Not found");
			setHeaders(response, file);
			response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(page);
		}

		if (base !== "/" && (path === "/" || `${path}/` === base)) {
			response.writeHead(302, { Location: base }).end();
		} else if (path.startsWith(base)) {
			request.url = path.slice(base.length - 1);
			// sirv does not handle errors of the file it sends, which a build may delete at any time.
			response.once("pipe", (file) => file.once("error", () => response.destroy()));
			try {
				serveFile(request, response, sendNotFound);
			} catch {
				// The file was deleted after sirv found it, or the request has an invalid range.
				response.destroy();
			}
		} else {
			void sendNotFound();
		}
	};
}
