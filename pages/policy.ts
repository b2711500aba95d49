import { createHash } from "node:crypto";
import { stockPhotoHost } from "../content/model/pictures.ts";
import { playerHost } from "../content/model/player.ts";

/** What a page loads and runs. The texts are exactly those in its markup, because browsers hash them. */
export interface PolicyNeeds {
	readonly styles: readonly string[];
	/** Inline scripts that run. Scripts that contain data need no permission. */
	readonly scripts: readonly string[];
	/** The markup inside `<body>`, which shows whether frames and pictures come from other hosts. */
	readonly body: string;
}

/** The sources that differ from page to page. */
type Sources = Readonly<Record<"script" | "style" | "image" | "frame", readonly string[]>>;

function printPolicy({ script, style, image, frame }: Sources): string {
	const directives: Readonly<Record<string, readonly string[]>> = {
		"default-src": ["'none'"],
		"script-src": script,
		"style-src": style,
		"font-src": ["'self'"],
		"img-src": image,
		"manifest-src": ["'self'"],
		"frame-src": frame,
		// Scripts fetch machines and the page for an unknown path. All other pages need it for Lighthouse, which requests
		// robots.txt from the page and deducts 8 points without it:
		// https://github.com/GoogleChrome/lighthouse/issues/4386
		"connect-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
	};
	return Object.entries(directives)
		.filter(([, sources]) => sources.length > 0)
		.map(([name, sources]) => [name, ...sources].join(" "))
		.join("; ");
}

function hashOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The strictest Content-Security-Policy under which a page works, for its `<meta>`. */
export function policyOf({ styles, scripts, body }: PolicyNeeds): string {
	const hostIn = (host: string) => (body.includes(` src="${host}/`) ? [host] : []);
	return printPolicy({
		script: ["'self'", ...scripts.map(hashOf)],
		style: ["'self'", ...styles.map(hashOf)],
		image: ["'self'", ...hostIn(stockPhotoHost)],
		frame: hostIn(playerHost),
	});
}

/**
 * The policy that hosts send with every file. It does not depend on the content, so a host's configuration stays the
 * same when pages change. Browsers enforce both this policy and the page's own, whose hashes cancel the
 * `'unsafe-inline'` here. Only a header can forbid other sites to frame a page:
 * https://www.w3.org/TR/CSP3/#meta-element
 */
export const headerPolicy = `${printPolicy({
	script: ["'self'", "'unsafe-inline'"],
	style: ["'self'", "'unsafe-inline'"],
	image: ["'self'", stockPhotoHost],
	frame: [playerHost],
})}; frame-ancestors 'none'`;
