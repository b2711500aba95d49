import { cacheControl, type Header, type HostRules } from "./rules.ts";

/**
 * `_headers`, for Netlify and Cloudflare. Both join the values of two rules that match, so pages get no Cache-Control
 * here: "public, max-age=0, must-revalidate" is what both send by themselves.
 */
export function printHeadersFile({ security, immutable, immutableFolder }: HostRules): string {
	const rule = (pattern: string, headers: readonly Header[]) =>
		[pattern, ...headers.map(({ name, value }) => `  ${name}: ${value}`), ""].join("\n");
	return rule("/*", security) + rule(`/${immutableFolder}/*`, [cacheControl(immutable)]);
}

/** `_redirects`, for Cloudflare and for others that know it. Netlify and GitLab prefer the page at the old address. */
export function printRedirectsFile({ redirects }: HostRules, force = ""): string {
	return redirects.map(({ from, to }) => `${from} ${to} 301${force}\n`).join("");
}

/**
 * `_redirects`, for Netlify alone: Cloudflare refuses a whole site over a line with the status 404, or with a "!", which
 * lets a redirect win over the page at the old address. Netlify answers with the root's not-found page by itself, and
 * ":id" is exactly one segment.
 */
export function printNetlifyRedirects(rules: HostRules): string {
	const { inside } = rules.notFound;
	return `${printRedirectsFile(rules, "!")}/${inside.folder}/:id /${inside.page} 404\n`;
}
