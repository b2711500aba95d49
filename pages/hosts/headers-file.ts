import type { HostRules } from "./rules.ts";

/**
 * `_headers`, for Netlify and Cloudflare. Both join the values of two rules that match, so pages get no Cache-Control
 * here: "public, max-age=0, must-revalidate" is what both send by themselves.
 */
export function printHeadersFile({ security, immutable, immutableFolder }: HostRules): string {
	return [
		"/*",
		...security.map(({ name, value }) => `  ${name}: ${value}`),
		"",
		`/${immutableFolder}/*`,
		`  Cache-Control: ${immutable}`,
		"",
	].join("\n");
}
