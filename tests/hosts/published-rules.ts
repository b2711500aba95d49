/**
 * What hosts answer that cannot run here: the published rules of each, applied to the file that the build writes for it.
 * A setting whose rule is not here is rejected.
 */
import { z } from "zod/mini";
import type { Files } from "../build-site.ts";

/** In a source, `*`, `**` and `(.*)` stand for anything, and `:name` for one segment. */
type Rule = readonly [source: string, target: string, status: number];
type HeaderRule = readonly [source: string, headers: Readonly<Record<string, string>>];

interface Rules {
	/** They precede files. The first match counts, with the query of the request. */
	readonly redirects?: readonly Rule[];
	/** They apply where there is no file. The first match counts. */
	readonly rewrites?: readonly Rule[];
	/** All matches apply. The last one wins. */
	readonly headers: readonly HeaderRule[];
	/** The page for all other paths, instead of 404.html. */
	readonly notFound?: (path: string) => string;
	readonly dropsQuery?: boolean;
}

function matcher(path: string) {
	return ([source]: readonly [source: string, ...unknown[]]) => {
		const pattern = source.replaceAll(".", "\\.").replaceAll(/\(\\\.\*\)|\*+/g, ".*");
		return new RegExp(`^/?${pattern.replace(/^\//, "").replaceAll(/:\w+/g, "[^/]+")}$`).test(path);
	};
}

function answer(site: Files, { redirects = [], rewrites = [], ...rules }: Rules, address: string) {
	const { pathname: path, search } = new URL(address, "https://www.example.com");
	const matches = matcher(path);
	const sent = rules.headers.filter(matches).flatMap(([, list]) => Object.entries(list));
	const headers = Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value]));
	const [, to, redirected = 0] = redirects.find(matches) ?? [];
	if (to) {
		const location = rules.dropsQuery ? to : to + search;
		return { status: redirected, headers: { ...headers, location }, page: "" };
	}
	const file = [path, `${path}index.html`].map((name) => name.slice(1)).find((name) => site.has(name));
	if (file) return { status: 200, headers, page: file };
	const [, page = rules.notFound?.(path) ?? "/404.html", status = 404] = rewrites.find(matches) ?? [];
	return { status, headers, page: page.slice(1) };
}

/** "source target status" in each line of `_redirects`. With `mark`, only those whose status ends with it. */
function redirectLines(text: string, mark = ""): readonly Rule[] {
	const lines = text.matchAll(/^(\S+) (\S+) (\d+)(!?)$/gm);
	return [...lines].flatMap(([, from = "", to = "", status, end]): Rule[] =>
		end === mark ? [[from, to, Number(status)]] : [],
	);
}

/** A source in each line of `_headers` that is not indented, and its headers in the lines below. */
const headerLines = (text: string): readonly HeaderRule[] =>
	[...text.matchAll(/^(\/.*)\n((?: .*\n)+)/gm)].map(([, source = "", list = ""]) => [
		source,
		Object.fromEntries([...list.matchAll(/^ +(.*?): (.*)/gm)].map(([, name, value]) => [name, value])),
	]);

const pathRule = z.pipe(
	z.strictObject({
		source: z.string(),
		destination: z.string(),
		statusCode: z.optional(z.number()),
		type: z.optional(z.number()),
	}),
	z.transform(
		({ source, destination, statusCode, type }): Rule => [source, destination, statusCode ?? type ?? 200],
	),
);
const headerRule = z.pipe(
	z.strictObject({
		source: z.string(),
		headers: z.array(z.strictObject({ key: z.string(), value: z.string() })),
	}),
	z.transform(
		({ source, headers }): HeaderRule => [
			source,
			Object.fromEntries(headers.map(({ key, value }) => [key, value])),
		],
	),
);
const rules = {
	redirects: z._default(z.array(pathRule), []),
	rewrites: z._default(z.array(pathRule), []),
	headers: z.array(headerRule),
};

/** https://vercel.com/docs/project-configuration */
const vercelConfig = z.strictObject({
	...rules,
	framework: z.null(),
	buildCommand: z.literal(""),
	installCommand: z.literal(""),
	outputDirectory: z.literal("dist"),
});

/** https://firebase.google.com/docs/hosting/full-config#hosting_priority_order */
const firebaseConfig = z.strictObject({ hosting: z.strictObject({ ...rules, public: z.literal("dist") }) });

/** https://learn.microsoft.com/azure/static-web-apps/configuration */
const azureConfig = z.strictObject({
	routes: z.array(
		z.strictObject({
			route: z.string(),
			redirect: z.optional(z.string()),
			statusCode: z.optional(z.number()),
			headers: z.optional(z.record(z.string(), z.string())),
		}),
	),
	navigationFallback: z.optional(z.strictObject({ rewrite: z.string() })),
	responseOverrides: z.strictObject({ 404: z.strictObject({ rewrite: z.string() }) }),
	globalHeaders: z.record(z.string(), z.string()),
});

/** https://github.com/vercel/serve-handler#options */
const serveConfig = z.strictObject({ ...rules, directoryListing: z.literal(false) });

/** https://developers.cloudflare.com/workers/static-assets/routing/static-site-generation/ */
const workersConfig = z.strictObject({
	name: z.string(),
	compatibility_date: z.string(),
	assets: z.strictObject({ directory: z.literal("./dist"), not_found_handling: z.literal("404-page") }),
});

/** The hosts, each with a function from the path and query of a request to its answer. */
export function publishedHosts(site: Files, setup: Files) {
	const text = (name: string) => String(site.get(name) ?? setup.get(name) ?? "");
	const json = (name: string): unknown => JSON.parse(text(name));
	const headers = headerLines(text("_headers"));

	// https://docs.netlify.com/manage/routing/redirects/redirect-options/: "!" gives a rule precedence over a file, and the
	// slash at the end of a path does not count.
	const netlify = (mark: string) =>
		redirectLines(text("netlify/_redirects"), mark).flatMap(([from, ...rest]): Rule[] => [
			[from, ...rest],
			[`${from}/`, ...rest],
		]);

	// https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior: the nearest page.
	const nearest = (path: string): string => {
		const page = path.replace(/[^/]*$/, "404.html");
		return page === "/404.html" || site.has(page.slice(1)) ? page : nearest(page.replace(/\/404\.html$/, ""));
	};
	// https://developers.cloudflare.com/workers/static-assets/redirects/: a file never precedes them.
	const cloudflare = { redirects: redirectLines(text("_redirects")), headers, notFound: nearest };
	const status = /^(?!.* (?:200|30[12378])$).+/m.exec(text("_redirects"));
	if (status) throw new Error(`Cloudflare rejects "${status}" in _redirects.`);
	workersConfig.parse(json("cloudflare/wrangler.jsonc"));

	const azure = azureConfig.parse(json("staticwebapp.config.json"));
	const { navigationFallback: fallback, responseOverrides } = azure;

	const hosts: Readonly<Record<string, Rules>> = {
		Netlify: { redirects: netlify("!"), rewrites: netlify(""), headers },
		"Cloudflare Pages and Workers": cloudflare,
		Vercel: vercelConfig.parse(json("vercel/vercel.json")),
		Firebase: firebaseConfig.parse(json("firebase/firebase.json")).hosting,
		"Azure Static Web Apps": {
			redirects: azure.routes.flatMap(({ route, redirect, statusCode = 302 }): Rule[] =>
				redirect ? [[route, redirect, statusCode]] : [],
			),
			rewrites: fallback ? [["/*", fallback.rewrite, 200]] : [],
			headers: [
				["/*", azure.globalHeaders],
				...azure.routes.map(({ route, headers = {} }): HeaderRule => [route, headers]),
			],
			notFound: () => responseOverrides[404].rewrite,
			// https://github.com/Azure/static-web-apps-cli/blob/main/src/msha/routes-engine/rules/routes.ts
			dropsQuery: true,
		},
		serve: serveConfig.parse(json("serve.json")),
	};
	return Object.entries(hosts).map(([name, rules]) => ({
		name,
		ask: (address: string) => answer(site, rules, address),
	}));
}
