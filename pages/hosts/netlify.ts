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

/**
 * `_redirects`, for Netlify alone: Cloudflare refuses a whole site over a line with the status 404. Netlify answers with
 * the root's not-found page by itself, and ":id" is exactly one segment.
 */
export function printRedirectsFile({ notFound: { inside } }: HostRules): string {
	return `/${inside.folder}/:id /${inside.page} 404\n`;
}
