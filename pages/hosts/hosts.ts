import { keysOf } from "../../content/model/keys.ts";
import type { SiteFile } from "../output/files.ts";
import { printHtaccess } from "./apache.ts";
import { printAzureConfig } from "./azure.ts";
import { printCaddyfile } from "./caddy.ts";
import { printWranglerConfig } from "./cloudflare.ts";
import { printFirebaseConfig } from "./firebase.ts";
import { printLighttpdConfig } from "./lighttpd.ts";
import { printHeadersFile, printRedirectsFile } from "./netlify.ts";
import { printNginxConfig } from "./nginx.ts";
import type { HostRules } from "./rules.ts";
import { printServeConfig } from "./serve.ts";
import { printVercelConfig } from "./vercel.ts";

interface Host {
	/** Where its file goes, in a line of the command's help. */
	readonly about: string;
	/** Whether the host reads the file inside the site, or beside it. */
	readonly place: "inside" | "beside";
	readonly file: string;
	/** Whether the host serves every site at the root of its address. */
	readonly atRootOnly?: boolean;
	print(rules: HostRules): string;
}

/** The hosts that need a file of their own, which other hosts refuse or never see. */
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
		print: (rules) =>
			printFirebaseConfig(
				rules,
				defaultFiles(rules).map(([file]) => file),
			),
	},
	nginx: {
		about: "site.conf, for inside server { }",
		place: "beside",
		file: "site.conf",
		print: printNginxConfig,
	},
	caddy: {
		about: "Caddyfile, in place of the server's own",
		place: "beside",
		file: "Caddyfile",
		print: printCaddyfile,
	},
	lighttpd: {
		about: "site.conf, to include in lighttpd.conf",
		place: "beside",
		file: "site.conf",
		print: printLighttpdConfig,
	},
} as const satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof hosts;

export const hostNames: readonly HostName[] = keysOf(hosts);

/** The hosts that read their file beside the site. */
export const hostsBeside: readonly HostName[] = hostNames.filter((name) => hosts[name].place === "beside");

/** One line for each host: its name, and what it gets. */
export function hostsHelp(): string {
	return hostNames.map((name) => `  ${name.padEnd(12)}${hosts[name].about}`).join("\n");
}

/** The files of every site. Each is read by its own hosts and harmless on all others. */
export function defaultFiles(rules: HostRules): readonly SiteFile[] {
	const hiddenOnCloudflare: readonly SiteFile[] = [
		[".htaccess", printHtaccess(rules)],
		["staticwebapp.config.json", printAzureConfig(rules)],
		["serve.json", printServeConfig(rules)],
		// GitHub Pages would leave out files whose names begin with "_".
		[".nojekyll", ""],
	];
	const ignored = [...hiddenOnCloudflare.map(([file]) => file), "*.br", "*.gz"];
	return [
		["_headers", printHeadersFile(rules)],
		...hiddenOnCloudflare,
		[".assetsignore", `${ignored.join("\n")}\n`],
	];
}

/**
 * The file that a host needs beyond those.
 *
 * @throws Error when the site lives under a path, where this host cannot serve it
 */
export function fileFor(name: HostName, rules: HostRules): SiteFile {
	const { file, print, atRootOnly }: Host = hosts[name];
	if (atRootOnly && rules.base !== "/") {
		throw new Error(
			`The host ${name} serves a site at the root of its address, and this one lives under "${rules.base}". ` +
				"Build it for an address without a path (SITE_URL, or siteUrl in content/company.ts).",
		);
	}
	return [file, print(rules)];
}

/**
 * What a host reads inside the site.
 *
 * @throws Error when the site lives under a path, where this host cannot serve it
 */
export function filesInside(name: HostName | undefined, rules: HostRules): readonly SiteFile[] {
	if (name === undefined) return [];
	const file = fileFor(name, rules);
	return hosts[name].place === "inside" ? [file] : [];
}
