import { extname } from "node:path/posix";
import type { BrowserContext, Request } from "playwright";
import type { Files } from "../build-site.ts";

/**
 * What a host sends for an unknown path, always with the status 404. "root-404" is the 404.html at
 * the root, as on GitHub Pages; "nearest-404" is the nearest 404.html up the tree, as on Cloudflare
 * Pages.
 */
export type HostKind = "root-404" | "nearest-404";

/** The types of empty answers from other hosts, by the kind of request. */
const foreignTypes: Readonly<Record<string, string>> = {
	script: "text/javascript",
	stylesheet: "text/css",
	image: "image/svg+xml",
	fetch: "application/json",
};
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Browsers recognize pictures and fonts without a type. */
const contentTypes: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".css": "text/css",
	".js": "text/javascript",
	".json": "application/json",
	".svg": "image/svg+xml",
};

/**
 * Answers all requests of the context's pages without a network: those to `origin` from the files,
 * all others with an empty response of the type that they ask for. Returns the other requests, in
 * order.
 */
export async function serveFiles(
	context: BrowserContext,
	files: Files,
	origin: string,
	host?: HostKind,
): Promise<readonly Request[]> {
	const elsewhere: Request[] = [];
	await context.route("**/*", async (route) => {
		const request = route.request();
		const url = new URL(request.url());
		if (url.origin === origin) return route.fulfill(answerOf(files, url, host));
		elsewhere.push(request);
		const contentType = foreignTypes[request.resourceType()] ?? "text/html";
		await route.fulfill({ contentType, body: contentType === "image/svg+xml" ? emptyPicture : "" });
	});
	return elsewhere;
}

/**
 * Responds like a host of this kind. A folder gets its index.html, with or without the trailing
 * slash.
 */
export function answerOf(files: Files, { pathname }: URL, host: HostKind = "root-404") {
	const path = pathname.slice(1);
	const found = [path, `${path}/index.html`, `${path}index.html`].find((candidate) => files.has(candidate));
	const notFound = host === "nearest-404" && path.startsWith("products/") ? "products/404.html" : "404.html";
	const file = found ?? notFound;
	return {
		status: found === undefined ? 404 : 200,
		contentType: contentTypes[extname(file)] ?? "",
		body: Buffer.from(files.get(file) ?? ""),
	};
}
