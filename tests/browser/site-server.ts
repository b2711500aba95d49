import { extname } from "node:path/posix";
import type { BrowserContext } from "playwright";
import type { Files } from "../build-site.ts";

/**
 * What an unknown path gets, always with the status 404: "root-404" the 404.html at the root, as GitHub Pages does;
 * "nearest-404" the nearest 404.html up the tree, as Cloudflare Pages does.
 */
export type HostKind = "root-404" | "nearest-404";

/** A request to another host. */
export interface ForeignRequest {
	readonly url: string;
	/** By their names in lower case, with those the browser adds itself, such as `referer`. */
	readonly headers: Readonly<Record<string, string>>;
}

/** The response of a static host. */
export interface FileAnswer {
	readonly status: 200 | 404;
	/** Its path from the root of the site. */
	readonly file: string;
	readonly contentType: string;
	readonly body: Buffer;
}

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
 * Answers every request of the context's pages without a network: those to `origin` from the files, all others with a
 * small page. Returns the latter, in order; each is there before the page gets its answer.
 */
export async function serveFiles(
	context: BrowserContext,
	files: Files,
	origin: string,
	host: HostKind = "root-404",
): Promise<readonly ForeignRequest[]> {
	const requests: ForeignRequest[] = [];
	await context.route("**/*", async (route) => {
		const url = new URL(route.request().url());
		if (url.origin === origin) {
			const { status, contentType, body } = answerOf(files, url, host);
			await route.fulfill({ status, contentType, body });
			return;
		}
		requests.push({ url: url.href, headers: await route.request().allHeaders() });
		await route.fulfill({
			contentType: "text/html; charset=utf-8",
			body: `<!doctype html><title>Another site</title><p>${url.hostname}`,
		});
	});
	return requests;
}

/** Responds like a host of this kind: a folder with its index.html, with or without the trailing slash. */
export function answerOf(files: Files, url: URL, host: HostKind): FileAnswer {
	const path = pathOf(url);
	const found = [path, `${path}/index.html`, `${path}index.html`].find((candidate) => files.has(candidate));
	const file = found ?? notFoundPage(files, path, host);
	return {
		status: found === undefined ? 404 : 200,
		file,
		contentType: contentTypes[extname(file)] ?? "application/octet-stream",
		body: Buffer.from(files.get(file) ?? ""),
	};
}

/** The path below the root. A malformed escape stays as it is, and matches no file. */
function pathOf(url: URL): string {
	const path = url.pathname.slice(1);
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

function notFoundPage(files: Files, path: string, host: HostKind): string {
	if (host === "root-404") {
		return "404.html";
	}
	const folders = path.split("/").slice(0, -1);
	const candidates = folders.map((_, depth) => `${folders.slice(0, depth + 1).join("/")}/404.html`);
	return candidates.findLast((candidate) => files.has(candidate)) ?? "404.html";
}
