import { createHash } from "node:crypto";
import { keysOf } from "../../content/schema/keys.ts";
import type { Directive } from "../../content/schema/third-parties.ts";
import { type ThirdParty, thirdParties } from "../../content/third-parties.ts";

type Strings = readonly string[];

/**
 * Formats a Content-Security-Policy (CSP): what a page may load from the site itself and from its
 * third parties.
 */
function formatCsp(parties: readonly ThirdParty[], scripts: Strings, styles: Strings): string {
	function allow(directive: Directive, ...own: Strings): Strings {
		const others = parties.filter((host) => thirdParties[host].some((allowed) => allowed === directive));
		const sources = [...own, ...others];
		return sources.length > 0 ? [[directive, ...sources].join(" ")] : [];
	}
	const forms = allow("form-action");
	return [
		"default-src 'none'",
		...allow("script-src", "'self'", ...scripts),
		...allow("style-src", "'self'", ...styles),
		...allow("font-src", "'self'"),
		...allow("img-src", "'self'"),
		"manifest-src 'self'",
		...allow("media-src"),
		...allow("frame-src"),
		// Scripts fetch machines and the page for an unknown path. All other pages need it for
		// Lighthouse, which requests robots.txt from the page and deducts 8 points without it:
		// https://github.com/GoogleChrome/lighthouse/issues/4386
		...allow("connect-src", "'self'"),
		"base-uri 'none'",
		// default-src does not include it.
		...(forms.length > 0 ? forms : ["form-action 'none'"]),
	].join("; ");
}

function hashOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The strictest CSP that a page works with, for its `<meta>`. It has the hashes of the page's
 * styles and inline scripts, which have to be exactly those in the markup. Scripts that contain
 * only data need no permission.
 */
export function cspOf(parties: readonly ThirdParty[], scripts: Strings, styles: Strings): string {
	return formatCsp(parties, scripts.map(hashOf), styles.map(hashOf));
}

/**
 * The CSP that hosts send with every file. It is the same for all pages, so a host's configuration
 * stays the same when they change. Browsers enforce both this CSP and the page's own. This one
 * allows every inline style and script; the page's own allows only those whose hashes it has. Only
 * a header can stop other sites from framing a page: https://www.w3.org/TR/CSP3/#meta-element
 */
export const headerCsp = [
	formatCsp(keysOf(thirdParties), ["'unsafe-inline'"], ["'unsafe-inline'"]),
	"frame-ancestors 'none'",
].join("; ");
