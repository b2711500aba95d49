import { headerRule, printJson } from "./json.ts";
import { cacheControl, type HostRules } from "./rules.ts";

/** `serve.json`, for the command `serve`. The later of two rules for the same header wins. */
export function printServeConfig({ security, revalidate, immutable, immutableFolder }: HostRules): string {
	return printJson({
		directoryListing: false,
		headers: [
			headerRule("**", [...security, cacheControl(revalidate)]),
			headerRule(`${immutableFolder}/**`, [cacheControl(immutable)]),
		],
	});
}
