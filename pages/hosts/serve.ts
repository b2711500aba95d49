import { printJson } from "./json.ts";
import type { Header, HostRules } from "./rules.ts";

function asPairs(headers: readonly Header[]) {
	return headers.map(({ name, value }) => ({ key: name, value }));
}

/** `serve.json`, for the command `serve`. The later of two rules for the same header wins. */
export function printServeConfig({ security, revalidate, immutable, immutableFolder }: HostRules): string {
	return printJson({
		directoryListing: false,
		headers: [
			{ source: "**", headers: asPairs([...security, { name: "Cache-Control", value: revalidate }]) },
			{ source: `${immutableFolder}/**`, headers: asPairs([{ name: "Cache-Control", value: immutable }]) },
		],
	});
}
