import { cacheControl, type Header, type HostRules } from "./rules.ts";

/**
 * `_headers`, for Netlify and Cloudflare. Both join the values of matching rules, so pages get no Cache-Control here:
 * both send "public, max-age=0, must-revalidate" by default.
 */
export function printHeadersFile({ security, immutable, immutableFolder }: HostRules): string {
	const rule = (pattern: string, headers: readonly Header[]) =>
		[pattern, ...headers.map(({ name, value }) => `  ${name}: ${value}`), ""].join("\n");
	return rule("/*", security) + rule(`/${immutableFolder}/*`, [cacheControl(immutable)]);
}

/** `_redirects`, for Cloudflare and other hosts. Netlify and GitLab prefer the page at the old address. */
export function printRedirectsFile({ redirects }: HostRules, force = ""): string {
	return redirects.map(({ from, to }) => `${from} ${to} 301${force}\n`).join("");
}

/**
 * `_redirects`, for Netlify only: Cloudflare rejects a site over a line with the status 404 or with a "!", which gives a
 * redirect precedence over the page at the old address. Netlify serves the not-found page at the root by default, and
 * ":id" is exactly one segment.
 */
export function printNetlifyRedirects(rules: HostRules): string {
	const { inside } = rules.notFound;
	return `${printRedirectsFile(rules, "!")}/${inside.folder}/:id /${inside.page} 404\n`;
}
