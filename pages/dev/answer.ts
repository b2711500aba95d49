import { extname, join } from "node:path/posix";
import { isProductPath } from "../../assets/not-found/product-path.ts";
import type { Outcome } from "./outcome.ts";
import { problemPage } from "./problem-page.tsx";

export interface Answer {
	readonly status: 200 | 302 | 404 | 500;
	readonly type: string;
	readonly body: string | Uint8Array;
	/** Where the browser is sent instead. */
	readonly location?: string;
}

const html = "text/html; charset=utf-8";

const types: Readonly<Record<string, string>> = {
	".html": html,
	".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".webp": "image/webp",
	".avif": "image/avif",
	".gif": "image/gif",
	".ico": "image/x-icon",
	".woff2": "font/woff2",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml",
	".json": "application/json",
	".webmanifest": "application/manifest+json",
	".pdf": "application/pdf",
	".mp4": "video/mp4",
};

function problem(message: string): Answer {
	return { status: 500, type: html, body: problemPage(message) };
}

/** What a path leads to, as on a host: the file, else the page for unknown paths; or what went wrong in making it. */
export function answerTo(path: string, outcome: Outcome): Answer {
	if (outcome.kind === "failure") return problem(outcome.message);
	const { files, failed, base } = outcome;
	if (path === "/" && base !== "/") return { status: 302, type: html, body: "", location: base };

	function file(name: string, status: 200 | 404): Answer | undefined {
		const message = failed.get(name);
		if (message !== undefined) return problem(message);
		const body = files.get(name);
		return body === undefined
			? undefined
			: { status, type: types[extname(name)] ?? "application/octet-stream", body };
	}

	const name = path.startsWith(base) ? nameIn(path.slice(base.length)) : undefined;
	const known = name === undefined ? [] : [name, join(name, "index.html")];
	for (const candidate of known) {
		const answer = file(candidate, 200);
		if (answer !== undefined) return answer;
	}
	const missing = isProductPath(path, base) ? "products/404.html" : "404.html";
	return file(missing, 404) ?? { status: 404, type: html, body: "Not found" };
}

/** The name of a file below the base. A malformed escape names none. */
function nameIn(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
