import { extname } from "node:path/posix";
import type { BrowserContext, Route } from "playwright";

export interface ServeOptions {
	/** Where the site seems to live, such as "https://www.example.com". */
	readonly origin: string;
	/**
	 * What an unknown path gets, always with the status 404: "root-404" the 404.html at the root, as GitHub Pages does;
	 * "nearest-404" the nearest 404.html up the tree, as Cloudflare Pages does.
	 */
	readonly host: "root-404" | "nearest-404";
}

/** A request that left the site. */
export interface ForeignRequest {
	readonly url: string;
	/** By their names in lower case, with those the browser adds itself, such as `referer`. */
	readonly headers: Readonly<Record<string, string>>;
}

export interface Served {
	/** The requests to other origins, in order. Each is here before the page gets its answer. */
	readonly requests: readonly ForeignRequest[];
}

type Files = ReadonlyMap<string, string | Uint8Array>;

const contentTypes: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml",
	".json": "application/json",
	".webmanifest": "application/manifest+json",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".webp": "image/webp",
	".avif": "image/avif",
	".ico": "image/x-icon",
	".woff2": "font/woff2",
};

/**
 * Answers every request of the context's pages without a network. The site's own come from `files` (keyed by their path
 * from the root, such as "products/x1/index.html"); a folder answers with its index.html, with or without the slash.
 * Requests to any other origin get a small HTML page and are recorded.
 */
export async function serveFiles(
	context: BrowserContext,
	files: Files,
	{ origin, host }: ServeOptions,
): Promise<Served> {
	const requests: ForeignRequest[] = [];
	const siteOrigin = new URL(origin).origin;
	await context.route("**/*", async (route) => {
		const url = new URL(route.request().url());
		if (url.origin === siteOrigin) {
			await answer(route, files, pathOf(url), host);
			return;
		}
		const headers = await route.request().allHeaders();
		requests.push({ url: url.href, headers });
		await route.fulfill({
			contentType: "text/html; charset=utf-8",
			body: `<!doctype html><title>Another site</title><p>${url.hostname}`,
		});
	});
	return { requests };
}

async function answer(route: Route, files: Files, path: string, host: ServeOptions["host"]): Promise<void> {
	const file = [path, `${path}/index.html`, `${path}index.html`].find((candidate) => files.has(candidate));
	await fulfill(route, files, file === undefined ? 404 : 200, file ?? notFoundPage(files, path, host));
}

async function fulfill(route: Route, files: Files, status: number, file: string): Promise<void> {
	const contents = files.get(file) ?? "";
	await route.fulfill({
		status,
		contentType: contentTypes[extname(file)] ?? "application/octet-stream",
		body: typeof contents === "string" ? contents : Buffer.from(contents),
	});
}

/** The path below the root. A malformed escape stays as it is, and then names no file. */
function pathOf(url: URL): string {
	const path = url.pathname.slice(1);
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

function notFoundPage(files: Files, path: string, host: ServeOptions["host"]): string {
	if (host === "root-404") {
		return "404.html";
	}
	const folders = path.split("/").slice(0, -1);
	const candidates = folders.map((_, depth) => `${folders.slice(0, depth + 1).join("/")}/404.html`);
	return candidates.findLast((candidate) => files.has(candidate)) ?? "404.html";
}
