import { printJson } from "./json.ts";
import { cacheControl, type HostRules } from "./rules.ts";

/** `staticwebapp.config.json`, for Azure Static Web Apps. It has one not-found page; the script in it does the rest. */
export function printAzureConfig({
	security,
	revalidate,
	immutable,
	immutableFolder,
	notFound,
}: HostRules): string {
	const headers = [...security, cacheControl(revalidate)];
	return printJson({
		routes: [{ route: `/${immutableFolder}/*`, headers: { "Cache-Control": immutable } }],
		responseOverrides: { 404: { rewrite: `/${notFound.page}` } },
		globalHeaders: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
	});
}
