/** The hosts whose configuration is JSON. */
import type { SiteFile } from "../../assets/make/site-file.ts";
import { cacheControl, type Header, type HostRules } from "./rules.ts";

function print(configuration: object): string {
	return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** A rule for Vercel, Firebase and serve: the headers of the files that match a pattern. */
function headerRule(source: string, headers: readonly Header[]) {
	return { source, headers: headers.map(({ name, value }) => ({ key: name, value })) };
}

/** `staticwebapp.config.json`, for Azure Static Web Apps. It has one not-found page, whose script does the rest. */
export function printAzureConfig(rules: HostRules): string {
	const headers = [...rules.security, cacheControl(rules.revalidate)];
	const redirects = rules.redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 }));
	return print({
		routes: [
			...redirects,
			{ route: `/${rules.immutableFolder}/*`, headers: { "Cache-Control": rules.immutable } },
		],
		responseOverrides: { 404: { rewrite: `/${rules.notFound.page}` } },
		globalHeaders: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
	});
}

/** `serve.json`, for the `serve` command. The later of two rules for the same header wins. */
export function printServeConfig({ security, revalidate, immutable, immutableFolder }: HostRules): string {
	return print({
		directoryListing: false,
		headers: [
			headerRule("**", [...security, cacheControl(revalidate)]),
			headerRule(`${immutableFolder}/**`, [cacheControl(immutable)]),
		],
	});
}

/**
 * `vercel.json`. By default, Vercel revalidates pages on each request and serves the not-found page at the root.
 * ":id" does not match a path with a trailing slash.
 */
export function printVercelConfig(rules: HostRules): string {
	const { security, immutable, immutableFolder, notFound, redirects } = rules;
	const { folder, page } = notFound.inside;
	const rewrite = { destination: `/${page}`, statusCode: 404 };
	return print({
		framework: null,
		buildCommand: "",
		installCommand: "",
		outputDirectory: "dist",
		headers: [
			headerRule("/(.*)", security),
			headerRule(`/${immutableFolder}/(.*)`, [cacheControl(immutable)]),
		],
		redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
		rewrites: [`/${folder}/:id`, `/${folder}/:id/`].map((source) => ({ source, ...rewrite })),
	});
}

/** `wrangler.jsonc`, for Cloudflare Workers. Without "404-page" an unknown path gets an empty response. */
export function printWranglerConfig(): string {
	return print({
		name: "site",
		compatibility_date: "2026-01-01",
		assets: { directory: "./dist", not_found_handling: "404-page" },
	});
}

/**
 * `firebase.json`. Firebase has one not-found page, whose script does the rest.
 *
 * @param others files in the site for other hosts
 */
export function printFirebaseConfig(rules: HostRules, others: readonly SiteFile[]): string {
	const { security, revalidate, immutable, immutableFolder, redirects } = rules;
	const visible = others.map(([file]) => file).filter((file) => !file.startsWith("."));
	return print({
		hosting: {
			public: "dist",
			ignore: ["**/.*", ...visible],
			trailingSlash: true,
			redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
			headers: [
				headerRule("**", [...security, cacheControl(revalidate)]),
				headerRule(`/${immutableFolder}/**`, [cacheControl(immutable)]),
			],
		},
	});
}
