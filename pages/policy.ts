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

function hashOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The strictest Content-Security-Policy under which a page works, as browsers read it. */
export function policyOf({ styles, scripts, body, enhanced, fetches }: PolicyNeeds): string {
	const self = (isNeeded: boolean) => (isNeeded ? ["'self'"] : []);
	const hostIn = (host: string) => (body.includes(` src="${host}/`) ? [host] : []);
	const directives: Readonly<Record<string, readonly string[]>> = {
		"default-src": ["'none'"],
		"script-src": [...self(enhanced || fetches), ...scripts.map(hashOf)],
		"style-src": styles.map(hashOf),
		"font-src": ["'self'"],
		"img-src": ["'self'", ...hostIn(stockPhotoHost)],
		"manifest-src": ["'self'"],
		"frame-src": hostIn(playerHost),
		// Lighthouse also asks for robots.txt as the page would: https://github.com/GoogleChrome/lighthouse/issues/4386
		"connect-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
	};
	return Object.entries(directives)
		.filter(([, sources]) => sources.length > 0)
		.map(([name, sources]) => [name, ...sources].join(" "))
		.join("; ");
}
