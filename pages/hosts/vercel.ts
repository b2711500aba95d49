import { headerRule, printJson } from "./json.ts";
import { cacheControl, type HostRules } from "./rules.ts";

/**
 * `vercel.json`. Vercel asks for pages again each time by itself, and answers with the root's not-found page by itself.
 * ":id" does not match the form with a slash.
 */
export function printVercelConfig({ security, immutable, immutableFolder, notFound }: HostRules): string {
	const { folder, page } = notFound.inside;
	return printJson({
		framework: null,
		buildCommand: "",
		installCommand: "",
		outputDirectory: "dist",
		headers: [
			headerRule("/(.*)", security),
			headerRule(`/${immutableFolder}/(.*)`, [cacheControl(immutable)]),
		],
		rewrites: [`/${folder}/:id`, `/${folder}/:id/`].map((source) => ({
			source,
			destination: `/${page}`,
			statusCode: 404,
		})),
	});
}
