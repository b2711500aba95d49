/** Hosts that cannot run here: their published rules, applied to the files that the build writes for each. */
import { describe, expect, it } from "vitest";
import { fileOf, routes } from "../../content/model/routes.ts";
import { filesInSite, setupFiles } from "../../pages/generator/hosts/hosts.ts";
import { hostRules, immutable, revalidate, securityHeaders } from "../../pages/generator/hosts/rules.ts";
import { siteAt } from "../../pages/generator/settings.ts";
import { files, siteUrl } from "../site.ts";

type Headers = Readonly<Record<string, string>>;

/** A rule of Vercel, Firebase, which calls the status `type`, or serve. Those of the others can be written like it. */
interface Rule {
	/** `*`, `**` and `(.*)` stand for anything, and `:id` for one segment. */
	readonly source: string;
	readonly headers?: Headers | { readonly key: string; readonly value: string }[];
	/** With the status 404, it is for paths without a file. With others, it precedes files. */
	readonly destination?: string;
	readonly statusCode?: number;
	readonly type?: number;
}

const setup = hostRules(siteAt(siteUrl), [{ from: "/products/former/", to: "/" }]);
const built = new Map([...filesInSite(setup), ...setupFiles(setup)]);
const text = (file: string) => String(built.get(file));

/** A source in each line that is not indented, and its headers in the lines below. */
const headerLines = [...text("_headers").matchAll(/^(\/.*)\n((?: .*\n)+)/gm)].map(
	([, source = "", list = ""]): Rule => {
		const headers = [...list.matchAll(/^ +(.*?): (.*)/gm)].map(([, name, value]) => [name, value]);
		return { source, headers: Object.fromEntries(headers) };
	},
);

/** "source destination status" in each line, with a status that matches. */
const redirectLines = (file: string, wanted: RegExp) =>
	[...text(file).matchAll(/^(\S+) (\S+) (\d+)(.*)$/gm)]
		.filter(([, , , status, end]) => wanted.test(`${status}${end}`))
		.map(([, source = "", destination = "", status]): Rule => {
			return { source, destination, statusCode: Number(status) };
		});

const { headers: vercelHeaders, redirects, rewrites, ...vercel } = JSON.parse(text("vercel/vercel.json"));
const {
	headers: firebaseHeaders,
	redirects: firebaseRedirects,
	...firebase
} = JSON.parse(text("firebase/firebase.json")).hosting;
const { headers: serveHeaders, ...serve } = JSON.parse(text("serve.json"));
const azureNames = text("staticwebapp.config.json").replaceAll('"route"', '"source"');
const azure = JSON.parse(azureNames.replaceAll('"redirect"', '"destination"'));
const wrangler = JSON.parse(text("cloudflare/wrangler.jsonc"));

const hosts: Readonly<Record<string, readonly Rule[]>> = {
	// https://docs.netlify.com/manage/routing/redirects/redirect-options/: a redirect needs "!" to precede a page, and the
	// slash at the end of a path does not count.
	Netlify: [
		...headerLines,
		...redirectLines("netlify/_redirects", /^404$|!$/).map((rule) => ({
			...rule,
			source: `${rule.source}/?`,
		})),
	],
	Cloudflare: [
		...headerLines,
		...redirectLines("_redirects", /^30[12378]$/),
		// https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior: the nearest page.
		{ source: "/products/*", destination: "/products/404.html", statusCode: 404 },
	],
	// https://vercel.com/docs/project-configuration
	Vercel: [...vercelHeaders, ...redirects, ...rewrites],
	// https://firebase.google.com/docs/hosting/full-config#hosting_priority_order
	Firebase: [...firebaseHeaders, ...firebaseRedirects],
	// https://learn.microsoft.com/azure/static-web-apps/configuration
	Azure: [{ source: "/*", headers: azure.globalHeaders }, ...azure.routes],
	// https://github.com/vercel/serve-handler#options
	serve: serveHeaders,
};

it.each([
	["Vercel", vercel, { framework: null, buildCommand: "", installCommand: "", outputDirectory: "dist" }],
	["Firebase", firebase, { public: "dist" }],
	["Azure", azure.responseOverrides, { 404: { rewrite: "/404.html" } }],
	["serve", serve, { directoryListing: false }],
	// https://developers.cloudflare.com/workers/static-assets/routing/static-site-generation/
	["Cloudflare Workers", wrangler.assets, { directory: "./dist", not_found_handling: "404-page" }],
])("%s gets only these settings besides its rules", (_, settings, expected) => {
	expect(settings).toEqual(expected);
});

describe.each(Object.entries(hosts))("%s", (name, rules) => {
	function answerTo(path: string) {
		const matching = rules.filter(({ source }) => {
			const pattern = source.replace(/^\//, "").replaceAll(/\(\.\*\)|\*+/g, ".*");
			return new RegExp(`^/${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path);
		});
		const sent = matching.map(({ headers = {} }) =>
			Array.isArray(headers) ? Object.fromEntries(headers.map(({ key, value }) => [key, value])) : headers,
		);
		const headers: Headers = Object.assign({}, ...sent);
		const [move] = matching.filter(({ destination }) => destination);
		const status = move?.statusCode ?? move?.type ?? 404;
		const isPage = status === 404 && files.has(fileOf(path));
		const page = isPage ? path : (move?.destination ?? "/404.html");
		return { status: isPage ? 200 : status, page, headers };
	}

	const pages = routes.filter(({ indexed }) => indexed).map(({ path }) => path);
	const hashed = [...files.keys()].filter((file) => file.startsWith("assets/")).map((file) => `/${file}`);
	const missing = ["/nope", "/a/products/x2", "/products"];
	const isSingle = ["Firebase", "Azure", "serve"].includes(name);
	const noProduct = isSingle ? "/404.html" : "/products/404.html";

	it.each([
		...pages.map((path) => [path, 200, path] as const),
		...missing.map((path) => [path, 404, "/404.html"] as const),
		["/products/nope", 404, noProduct],
		["/products/nope/", 404, noProduct],
		...(name === "serve" ? [] : setup.redirects.map(({ from }) => [from, 301, "/"] as const)),
	] as const)("answers %s with %i and %s", (path, status, page) => {
		expect(answerTo(path)).toMatchObject({ status, page });
	});

	it.each(securityHeaders)("sends %s with every file", (header, value) => {
		for (const path of [...pages, ...missing, ...hashed, "/robots.txt"]) {
			expect(answerTo(path).headers[header], path).toBe(value);
		}
	});

	it("lets browsers keep hashed files for a year", () => {
		for (const path of hashed) expect(answerTo(path).headers["Cache-Control"], path).toBe(immutable);
	});

	it("makes browsers revalidate pages", () => {
		const isDefault = ["Netlify", "Cloudflare", "Vercel"].includes(name);
		for (const path of [...pages, ...missing, "/robots.txt"]) {
			expect(answerTo(path).headers["Cache-Control"], path).toBe(isDefault ? undefined : revalidate);
		}
	});
});
