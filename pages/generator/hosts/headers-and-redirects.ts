import { type Header, type HostRules, immutable, securityHeaders } from "./rules.ts";

/**
 * `_headers`, for Netlify and Cloudflare. Both join the values of matching rules, so pages get no
 * Cache-Control here: both send "public, max-age=0, must-revalidate" by default.
 */
export function formatHeadersFile(): string {
	const rule = (pattern: string, headers: readonly Header[]) =>
		[pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
	return rule("/*", securityHeaders) + rule("/assets/*", [["Cache-Control", immutable]]);
}

/**
 * `_redirects`, for Cloudflare and other hosts. Netlify and GitLab prefer the page at the old path.
 */
export function formatRedirectsFile({ redirects }: HostRules): string {
	return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/**
 * `_redirects`, for Netlify only: Cloudflare rejects a site whose `_redirects` contains a 404 rule
 * or a "!". The "!" gives a redirect precedence over the page at the old path. Netlify answers
 * other unknown paths with `/404.html`, and ":id" is exactly one segment.
 */
export function formatNetlifyRedirects(rules: HostRules): string {
	return `${formatRedirectsFile(rules).replaceAll(/$(?=\n)/gm, "!")}/products/:id /products/404.html 404\n`;
}
