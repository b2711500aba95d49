import { keysOf } from "../../content/model/keys.ts";
import { printAzureConfig } from "./azure.ts";
import { printCaddyfile } from "./caddy.ts";
import { printWranglerConfig } from "./cloudflare.ts";
import { printFirebaseConfig } from "./firebase.ts";
import { printHeadersFile } from "./headers-file.ts";
import { printHtaccess } from "./htaccess.ts";
import { printLighttpdConfig } from "./lighttpd.ts";
import { printNginxConfig } from "./nginx.ts";
import { printRedirectsFile } from "./redirects-file.ts";
import type { HostRules } from "./rules.ts";
import { printServeConfig } from "./serve.ts";
import { printVercelConfig } from "./vercel.ts";

type Files = ReadonlyMap<string, string>;

interface Host {
	/** What it is, in a line of the command's help. */
	readonly about: string;
	/** Whether the host reads the file inside the site, or beside it. */
	readonly place: "inside" | "beside";
	readonly file: string;
	/** Whether the host serves every site at the root of its address. */
	readonly atRootOnly?: boolean;
	print(rules: HostRules): string;
}

/** The hosts that need a file which others would not bear, or never see. */
const hosts = {
	netlify: {
		about: "_redirects, in dist/",
		place: "inside",
		file: "_redirects",
		atRootOnly: true,
		print: printRedirectsFile,
	},
	vercel: {
		about: "vercel.json, beside dist/",
		place: "beside",
		file: "vercel.json",
		atRootOnly: true,
		print: printVercelConfig,
	},
	cloudflare: {
		about: "wrangler.jsonc, beside dist/ (Workers; Pages needs nothing)",
		place: "beside",
		file: "wrangler.jsonc",
		atRootOnly: true,
		print: printWranglerConfig,
	},
	firebase: {
		about: "firebase.json, beside dist/",
		place: "beside",
		file: "firebase.json",
		atRootOnly: true,
		print: (rules) => printFirebaseConfig(rules, [...defaultFiles(rules).keys()]),
	},
	nginx: {
		about: "site.conf, for inside server { }",
		place: "beside",
		file: "site.conf",
		print: printNginxConfig,
	},
	caddy: { about: "Caddyfile", place: "beside", file: "Caddyfile", print: printCaddyfile },
	lighttpd: {
		about: "site.conf, to include in lighttpd.conf",
		place: "beside",
		file: "site.conf",
		print: printLighttpdConfig,
	},
} as const satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof hosts;

export const hostNames: readonly HostName[] = keysOf(hosts);

/** One line for each host: its name, and what it gets. */
export function hostsHelp(): string {
	return hostNames.map((name) => `  ${name.padEnd(12)}${hosts[name].about}`).join("\n");
}

/** The files of every site. Each is read by its own hosts and harmless on all others. */
export function defaultFiles(rules: HostRules): Files {
	const files = new Map([
		["_headers", printHeadersFile(rules)],
		[".htaccess", printHtaccess(rules)],
		["staticwebapp.config.json", printAzureConfig(rules)],
		["serve.json", printServeConfig(rules)],
		// GitHub Pages would leave out files whose names begin with "_".
		[".nojekyll", ""],
	]);
	// Cloudflare Workers would show these to visitors. It reads and hides "_headers" by itself.
	const hidden = [...files.keys()].filter((file) => file !== "_headers");
	return files.set(".assetsignore", `${[...hidden, "*.br", "*.gz"].join("\n")}\n`);
}

/**
 * What one host needs beyond that: files inside the site, and files beside it.
 *
 * @throws Error when the site lives under a path, where this host cannot serve it
 */
export function filesFor(
	name: HostName,
	rules: HostRules,
): { readonly inside: Files; readonly beside: Files } {
	const { place, file, print, atRootOnly }: Host = hosts[name];
	if (atRootOnly && rules.base !== "/") {
		throw new Error(
			`The host ${name} serves a site at the root of its address, and this one lives under "${rules.base}". ` +
				"Build it for an address without a path (SITE_URL, or siteUrl in content/company.ts); dist/ is untouched.",
		);
	}
	const files = new Map([[file, print(rules)]]);
	return place === "inside" ? { inside: files, beside: new Map() } : { inside: new Map(), beside: files };
}
