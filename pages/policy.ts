import { createHash } from "node:crypto";
import { stockPhotoHost } from "../content/model/pictures.ts";
import { playerHost } from "../content/model/player.ts";

/** What a page loads and runs. The texts are exactly those in its markup, because that is what browsers hash. */
export interface PolicyNeeds {
	readonly styles: readonly string[];
	/** Inline scripts that run. Scripts that hold data need no permission. */
	readonly scripts: readonly string[];
	/** The markup inside `<body>`, from which follow frames and pictures of other hosts. */
	readonly body: string;
	/** Whether the page loads the site's script. */
	readonly enhanced: boolean;
	/** Whether an inline script fetches another page. */
	readonly fetches: boolean;
}

/** The sources that differ from page to page. */
interface Sources {
	readonly script: readonly string[];
	readonly style: readonly string[];
	readonly image: readonly string[];
	readonly frame: readonly string[];
	readonly connect: readonly string[];
}

function printPolicy({ script, style, image, frame, connect }: Sources): string {
	const directives: Readonly<Record<string, readonly string[]>> = {
		"default-src": ["'none'"],
		"script-src": script,
		"style-src": style,
		"font-src": ["'self'"],
		"img-src": image,
		"manifest-src": ["'self'"],
		"frame-src": frame,
		"connect-src": connect,
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
export function policyOf({ styles, scripts, body, enhanced, fetches }: PolicyNeeds): string {
	const self = (isNeeded: boolean) => (isNeeded ? ["'self'"] : []);
	const hostIn = (host: string) => (body.includes(` src="${host}/`) ? [host] : []);
	return printPolicy({
		// A page that becomes another one loads that one's script.
		script: [...self(enhanced || fetches), ...scripts.map(hashOf)],
		style: styles.map(hashOf),
		image: ["'self'", ...hostIn(stockPhotoHost)],
		frame: hostIn(playerHost),
		connect: self(fetches),
	});
}

/**
 * The policy that hosts send with every file. It is the same for every content, so a host's configuration never has to
 * follow the pages. Browsers enforce it together with the page's own policy, and what runs has to satisfy both: that
 * one's hashes leave no effect to the `'unsafe-inline'` of this one. Only a header can say who may frame a page:
 * https://www.w3.org/TR/CSP3/#meta-element
 */
export const headerPolicy = `${printPolicy({
	script: ["'self'", "'unsafe-inline'"],
	style: ["'unsafe-inline'"],
	image: ["'self'", stockPhotoHost],
	frame: [playerHost],
	connect: ["'self'"],
})}; frame-ancestors 'none'`;
