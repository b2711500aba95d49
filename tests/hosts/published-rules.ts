/**
 * What hosts answer that cannot run here: the published rules of each, applied to the file that the build writes for it.
 * A setting whose rule is not here is rejected.
 */
import { expect } from "vitest";
import type { Files } from "../build-site.ts";

/** In a source, `*`, `**` and `(.*)` stand for anything, and `:name` for one segment. Firebase calls the status `type`. */
interface PathRule {
	readonly source: string;
	readonly destination: string;
	readonly statusCode?: number;
	readonly type?: number;
}

interface HeaderRule {
	readonly source: string;
	readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The rules of Vercel, Firebase and serve, in which those of the others can be written, too. */
interface Rules {
	/** They precede files. The first match counts, with the query of the request. */
	readonly redirects?: readonly PathRule[];
	/** They apply where there is no file. The first match counts. */
	readonly rewrites?: readonly PathRule[];
	/** All matches apply. The last one wins. */
	readonly headers: readonly HeaderRule[];
	/** The page for all other paths, instead of 404.html. */
	readonly notFound?: (path: string) => string;
	readonly dropsQuery?: boolean;
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration */
interface AzureConfig {
	readonly routes: readonly {
		readonly route: string;
		readonly redirect?: string;
		readonly statusCode?: number;
		readonly headers?: Readonly<Record<string, string>>;
	}[];
	readonly responseOverrides: { readonly 404: { readonly rewrite: string } };
	readonly globalHeaders: Readonly<Record<string, string>>;
}

/** The rules of a file that has these settings besides, and no others. */
function rulesOf({ redirects = [], rewrites = [], headers, ...others }: Rules, settings: object): Rules {
	expect(others, "Settings without a rule in tests/hosts/published-rules.ts").toEqual(settings);
	return { redirects, rewrites, headers };
}

function matcher(path: string) {
	return ({ source }: { readonly source: string }) => {
		const pattern = source.replaceAll(".", "\\.").replaceAll(/\(\\\.\*\)|\*+/g, ".*");
		return new RegExp(`^/?${pattern.replace(/^\//, "").replaceAll(/:\w+/g, "[^/]+")}$`).test(path);
	};
}

function answer(site: Files, { redirects = [], rewrites = [], ...rules }: Rules, address: string) {
	const { pathname: path, search } = new URL(address, "https://www.example.com");
	const matches = matcher(path);
	const sent = rules.headers.filter(matches).flatMap(({ headers }) => headers);
	const headers = Object.fromEntries(sent.map(({ key, value }) => [key.toLowerCase(), value]));
	const redirect = redirects.find(matches);
	if (redirect) {
		const location = redirect.destination + (rules.dropsQuery ? "" : search);
		return { status: redirect.statusCode ?? redirect.type, headers: { ...headers, location }, page: "" };
	}
	const file = [path, `${path}index.html`].map((name) => name.slice(1)).find((name) => site.has(name));
	if (file) return { status: 200, headers, page: file };
	const rewrite = rewrites.find(matches);
	const page = rewrite?.destination ?? rules.notFound?.(path) ?? "/404.html";
	return { status: rewrite ? (rewrite.statusCode ?? 200) : 404, headers, page: page.slice(1) };
}

/** "source destination status" in each line of `_redirects`. With `mark`, only those whose status ends with it. */
function redirectLines(text: string, mark = ""): PathRule[] {
	const lines = text.matchAll(/^(\S+) (\S+) (\d+)(!?)$/gm);
	return [...lines].flatMap(([, source = "", destination = "", status, end]) =>
		end === mark ? [{ source, destination, statusCode: Number(status) }] : [],
	);
}

/** A source in each line of `_headers` that is not indented, and its headers in the lines below. */
const headerLines = (text: string) =>
	[...text.matchAll(/^(\/.*)\n((?: .*\n)+)/gm)].map(([, source = "", list = ""]) => ({
		source,
		headers: [...list.matchAll(/^ +(.*?): (.*)/gm)].map(([, key = "", value = ""]) => ({ key, value })),
	}));

/** The hosts, each with a function from the path and query of a request to its answer. */
export function publishedHosts(site: Files, setup: Files) {
	const text = (name: string) => String(site.get(name) ?? setup.get(name) ?? "");
	const json = (name: string) => JSON.parse(text(name));
	const headers = headerLines(text("_headers"));

	// https://docs.netlify.com/manage/routing/redirects/redirect-options/: "!" gives a rule precedence over a file, and the
	// slash at the end of a path does not count.
	const netlify = (mark: string) =>
		redirectLines(text("netlify/_redirects"), mark).flatMap((rule) => [
			rule,
			{ ...rule, source: `${rule.source}/` },
		]);

	// https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior: the nearest page.
	const nearest = (path: string): string => {
		const page = path.replace(/[^/]*$/, "404.html");
		return page === "/404.html" || site.has(page.slice(1)) ? page : nearest(page.replace(/\/404\.html$/, ""));
	};
	expect(text("_redirects"), "Cloudflare rejects other statuses").not.toMatch(
		/^(?!.* (?:200|30[12378])$).+/m,
	);
	// https://developers.cloudflare.com/workers/static-assets/routing/static-site-generation/
	const assets = { directory: "./dist", not_found_handling: "404-page" };
	expect(json("cloudflare/wrangler.jsonc").assets).toEqual(assets);

	const azure: AzureConfig = json("staticwebapp.config.json");
	const listed = (values: Readonly<Record<string, string>>) =>
		Object.entries(values).map(([key, value]) => ({ key, value }));

	const hosts: Readonly<Record<string, Rules>> = {
		Netlify: { redirects: netlify("!"), rewrites: netlify(""), headers },
		// https://developers.cloudflare.com/workers/static-assets/redirects/: a file never precedes them.
		"Cloudflare Pages and Workers": {
			redirects: redirectLines(text("_redirects")),
			headers,
			notFound: nearest,
		},
		// https://vercel.com/docs/project-configuration
		Vercel: rulesOf(json("vercel/vercel.json"), {
			framework: null,
			buildCommand: "",
			installCommand: "",
			outputDirectory: "dist",
		}),
		// https://firebase.google.com/docs/hosting/full-config#hosting_priority_order
		Firebase: rulesOf(json("firebase/firebase.json").hosting, { public: "dist" }),
		"Azure Static Web Apps": {
			redirects: azure.routes.flatMap(({ route, redirect, statusCode = 302 }) =>
				redirect ? [{ source: route, destination: redirect, statusCode }] : [],
			),
			headers: [
				{ source: "/*", headers: listed(azure.globalHeaders) },
				...azure.routes.map(({ route, headers = {} }) => ({ source: route, headers: listed(headers) })),
			],
			notFound: () => azure.responseOverrides[404].rewrite,
			// https://github.com/Azure/static-web-apps-cli/blob/main/src/msha/routes-engine/rules/routes.ts
			dropsQuery: true,
		},
		// https://github.com/vercel/serve-handler#options
		serve: rulesOf(json("serve.json"), { directoryListing: false }),
	};
	return Object.entries(hosts).map(([name, rules]) => ({
		name,
		ask: (address: string) => answer(site, rules, address),
	}));
}
