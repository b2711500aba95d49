import { printJson } from "./json.ts";

/** `wrangler.jsonc`, for Cloudflare Workers. Without "404-page" an unknown path gets an empty answer. */
export function printWranglerConfig(): string {
	return printJson({
		name: "site",
		compatibility_date: "2026-01-01",
		assets: { directory: "./dist", not_found_handling: "404-page" },
	});
}
