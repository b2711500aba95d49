/** Hosts that cannot run here: their published rules, applied to the files that the build writes for each. */
import { describe, expect, it } from "vitest";
import { filesInSite, setupFiles } from "../../pages/generator/hosts/hosts.ts";
import { hostRules, immutable, revalidate, securityHeaders } from "../../pages/generator/hosts/rules.ts";
import { siteAt } from "../../pages/generator/settings.ts";
import { siteUrl } from "../site.ts";

/** A rule of Vercel, Firebase, which calls the status `type`, or serve. Those of the others can be written like it. */
interface Rule {
	/** `*`, `**` and `(.*)` stand for anything, and `:id` for one segment. */
	readonly source: string;
	readonly headers?: Readonly<Record<string, string>> | { readonly key: string; readonly value: string }[];
	readonly destination?: string;
	readonly statusCode?: number;
	readonly type?: number;
}

const setup = hostRules(siteAt(siteUrl), [{ from: "/products/former/", to: "/" }]);
const built = new Map([...filesInSite(setup), ...setupFiles(setup)]);
const text = (file: string) => String(built.get(file));

/** A source in each line that is not indented, and its headers in the lines below. */
const headerLines = [...text("_headers").matchAll(/^(\/.*)\n((?: .*\n)+)/gm)].map(
	([, source = "", list = ""]): Rule => ({
		source,
		headers: [...list.matchAll(/^ +(.*?): (.*)/gm)].map(([, key = "", value = ""]) => ({ key, value })),
	}),
);

/** "source destination status" in each line. Other statuses than these are rejected. */
const redirectLines = (file: string, statuses: RegExp) =>
	[...text(file).matchAll(/^(\S+) (\S+) (\S+)$/gm)].map(
		([, source = "", destination = "", status = ""]): Rule => {
			expect(status, file).toMatch(statuses);
			return { source, destination, statusCode: Number.parseInt(status, 10) };
		},
	);

const json = (file: string) => JSON.parse(text(file));
const { headers: vercelHeaders, redirects, rewrites, ...vercel } = json("vercel/vercel.json");
const { headers: firebaseHeaders, redirects: moved, ...firebase } = json("firebase/firebase.json").hosting;
const { headers: serveHeaders, ...serve } = json("serve.json");
const azureFile = text("staticwebapp.config.json").replaceAll('"route"', '"source"');
const { routes, globalHeaders, ...azure } = JSON.parse(azureFile.replaceAll('"redirect"', '"destination"'));

it.each([
	["Vercel", vercel, { framework: null, buildCommand: "", installCommand: "", outputDirectory: "dist" }],
	["Firebase", firebase, { public: "dist" }],
	["serve", serve, { directoryListing: false }],
	["Azure", azure, { responseOverrides: { 404: { rewrite: "/404.html" } } }],
	// https://developers.cloudflare.com/workers/static-assets/routing/static-site-generation/
	[
		"Cloudflare Workers",
		json("cloudflare/wrangler.jsonc").assets,
		{ directory: "./dist", not_found_handling: "404-page" },
	],
])("%s gets only these settings besides its rules", (_, settings, expected) => {
	expect(settings).toEqual(expected);
});

const hosts: Readonly<Record<string, readonly Rule[]>> = {
	// https://docs.netlify.com/manage/routing/redirects/redirect-options/: only "!" precedes the page at the old path.
	Netlify: [...headerLines, ...redirectLines("netlify/_redirects", /^(?:301!|404)$/)],
	// https://developers.cloudflare.com/workers/static-assets/redirects/
	Cloudflare: [...headerLines, ...redirectLines("_redirects", /^(?:200|30[12378])$/)],
	// https://vercel.com/docs/project-configuration
	Vercel: [...vercelHeaders, ...redirects, ...rewrites],
	// https://firebase.google.com/docs/hosting/full-config
	Firebase: [...firebaseHeaders, ...moved],
	// https://learn.microsoft.com/azure/static-web-apps/configuration
	Azure: [{ source: "/*", headers: globalHeaders }, ...routes],
	// https://github.com/vercel/serve-handler#options: the later of two rules wins.
	serve: serveHeaders,
};

describe.each(Object.entries(hosts))("%s", (name, rules) => {
	/** The headers for a path, and where its first rule leads. */
	function answerTo(path: string) {
		const matching = rules.filter(({ source }) => {
			const pattern = source.replace(/^\//, "").replaceAll(/\(\.\*\)|\*+/g, ".*");
			return new RegExp(`^/${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path);
		});
		const lists = matching.map(({ headers = {} }) =>
			Array.isArray(headers) ? headers.map(({ key, value }) => [key, value]) : Object.entries(headers),
		);
		const [lead] = matching.filter(({ destination }) => destination);
		const to = lead && `${lead.statusCode ?? lead.type} ${lead.destination}`;
		return { headers: Object.fromEntries(lists.flat()), to };
	}

	const redirect = name === "serve" ? undefined : "301 /";
	const notFound = /Netlify|Vercel/.test(name) ? "404 /products/404.html" : undefined;
	it.each([
		["/products/former/", redirect],
		["/products/former", redirect],
		["/products/nope", notFound],
		// Netlify ignores the slash.
		["/products/nope/", name === "Netlify" ? undefined : notFound],
		...["/", "/products", "/products/a/b", "/a/products/x2"].map((path) => [path, undefined] as const),
	] as const)("has the right rule for %s: %s", (path, expected) => {
		expect(answerTo(path).to).toBe(expected);
	});

	// Netlify, Cloudflare and Vercel revalidate by default.
	const cache = /Netlify|Cloudflare|Vercel/.test(name) ? undefined : revalidate;
	it.each([
		["/", cache],
		["/products/x1/", cache],
		["/nope", cache],
		["/assets/enhance-1a2b3c4d.js", immutable],
	] as const)("sends %s with the security headers, and Cache-Control: %s", (path, cacheControl) => {
		const expected = { ...Object.fromEntries(securityHeaders), "Cache-Control": cacheControl };
		expect(answerTo(path).headers).toEqual(expected);
	});
});
