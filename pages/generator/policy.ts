import { createHash } from "node:crypto";
import { playerHost, stockPhotoHost } from "../../content/model/third-parties.ts";

type Texts = readonly string[];

/** Prints a policy with the sources that differ from page to page. */
function printPolicy(scripts: Texts, styles: Texts, images: Texts, frames: Texts): string {
	return [
		"default-src 'none'",
		["script-src 'self'", ...scripts].join(" "),
		["style-src 'self'", ...styles].join(" "),
		"font-src 'self'",
		["img-src 'self'", ...images].join(" "),
		"manifest-src 'self'",
		...frames.map((host) => `frame-src ${host}`),
		// Scripts fetch machines and the page for an unknown path. All other pages need it for Lighthouse, which requests
		// robots.txt from the page and deducts 8 points without it:
		// https://github.com/GoogleChrome/lighthouse/issues/4386
		"connect-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
	].join("; ");
}

function hashOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The strictest Content-Security-Policy that a page works with, for its `<meta>`. Browsers check the page's styles and
 * inline scripts by their hashes, so the texts have to be exactly those in its markup. Scripts that only contain data
 * need no permission.
 *
 * @param body the markup inside `<body>`, which shows whether frames and pictures come from other hosts
 */
export function policyOf(scripts: Texts, styles: Texts, body: string): string {
	const hostIn = (host: string) => (body.includes(` src="${host}/`) ? [host] : []);
	return printPolicy(scripts.map(hashOf), styles.map(hashOf), hostIn(stockPhotoHost), hostIn(playerHost));
}

/**
 * The policy that hosts send with every file. It does not depend on the content, so a host's configuration stays the
 * same when pages change. Browsers enforce both this policy and the page's own. This one allows every inline style and
 * script; the page's own allows only those whose hashes it has. Only a header can stop other sites from framing a page:
 * https://www.w3.org/TR/CSP3/#meta-element
 */
export const headerPolicy = [
	printPolicy(["'unsafe-inline'"], ["'unsafe-inline'"], [stockPhotoHost], [playerHost]),
	"frame-ancestors 'none'",
].join("; ");
