import type { HostRules } from "./rules.ts";

/**
 * `_redirects`, for Netlify alone: Cloudflare refuses a whole site over a line with the status 404. Netlify answers with
 * the root's not-found page by itself, and ":id" is exactly one segment.
 */
export function printRedirectsFile({ notFound: { inside } }: HostRules): string {
	return `/${inside.folder}/:id /${inside.page} 404\n`;
}
