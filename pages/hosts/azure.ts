import { printJson } from "./json.ts";
import type { Header, HostRules } from "./rules.ts";

/** `staticwebapp.config.json`, for Azure Static Web Apps. It has one not-found page; the script in it does the rest. */
export function printAzureConfig({
	security,
	revalidate,
	immutable,
	immutableFolder,
	notFound,
}: HostRules): string {
	const headers: readonly Header[] = [...security, { name: "Cache-Control", value: revalidate }];
	return printJson({
		routes: [{ route: `/${immutableFolder}/*`, headers: { "Cache-Control": immutable } }],
		responseOverrides: { 404: { rewrite: `/${notFound.page}` } },
		globalHeaders: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
	});
}
