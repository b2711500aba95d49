/** The hosts whose configuration is JSON. */
import { type Header, type HostRules, immutable, revalidate, securityHeaders } from "./rules.ts";

const cacheHashed: readonly Header[] = [["Cache-Control", immutable]];
const everyFile: readonly Header[] = [...securityHeaders, ["Cache-Control", revalidate]];

/**
 * JSON in the format of the project's own files, because some of these configurations are copied
 * into the project.
 */
function format(configuration: object): string {
	return `${JSON.stringify(configuration, null, "\t")}\n`;
}

/** A rule for Vercel, Firebase and serve: the headers of the files that match a pattern. */
function headerRule(source: string, headers: readonly Header[]) {
	return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}

/**
 * `staticwebapp.config.json`, for Azure Static Web Apps. Its only not-found page has a script for
 * unknown products.
 */
export function formatAzureConfig({ redirects }: HostRules): string {
	return format({
		routes: [
			...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
			{ route: "/assets/*", headers: Object.fromEntries(cacheHashed) },
		],
		responseOverrides: { 404: { rewrite: "/404.html" } },
		globalHeaders: Object.fromEntries(everyFile),
	});
}

/** `serve.json`, for the `serve` command. The later of two rules for the same header wins. */
export function formatServeConfig(): string {
	return format({
		directoryListing: false,
		headers: [headerRule("**", everyFile), headerRule("assets/**", cacheHashed)],
	});
}

/**
 * `vercel.json`. By default, Vercel has browsers revalidate pages, and answers unknown paths with
 * `/404.html`. ":id" does not match a path with a trailing slash.
 */
export function formatVercelConfig({ redirects }: HostRules): string {
	const rewrite = { destination: "/products/404.html", statusCode: 404 };
	return format({
		framework: null,
		buildCommand: "",
		installCommand: "",
		outputDirectory: "dist",
		headers: [headerRule("/(.*)", securityHeaders), headerRule("/assets/(.*)", cacheHashed)],
		redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
		rewrites: ["/products/:id", "/products/:id/"].map((source) => ({ source, ...rewrite })),
	});
}

/**
 * `wrangler.jsonc`, for Cloudflare Workers. Without "404-page", an unknown path gets an empty
 * response.
 */
export function formatWranglerConfig(): string {
	return format({
		name: "site",
		compatibility_date: "2026-01-01",
		assets: { directory: "./dist", not_found_handling: "404-page" },
	});
}

/**
 * `firebase.json`. Firebase adds trailing slashes. Its only not-found page has a script for unknown
 * products.
 */
export function formatFirebaseConfig({ redirects }: HostRules): string {
	return format({
		hosting: {
			public: "dist",
			redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
			headers: [headerRule("**", everyFile), headerRule("/assets/**", cacheHashed)],
		},
	});
}
