import { Problem } from "../../assets/make/problem.ts";
import type { SiteFile } from "../../assets/make/site-file.ts";
import { keysOf } from "../../content/model/keys.ts";
import { printHtaccess } from "./apache.ts";
import { printCaddyfile } from "./caddy.ts";
import {
	printAzureConfig,
	printFirebaseConfig,
	printServeConfig,
	printVercelConfig,
	printWranglerConfig,
} from "./json-hosts.ts";
import { printLighttpdConfig } from "./lighttpd.ts";
import { printHeadersFile, printNetlifyRedirects, printRedirectsFile } from "./netlify.ts";
import { printNginxConfig } from "./nginx.ts";
import type { HostRules } from "./rules.ts";

interface Host {
	readonly file: string;
	/** Where the file goes, for the help text. */
	readonly goes: string;
	/** Whether the host reads the file inside the site. */
	readonly inside?: true;
	/** Whether the host serves every site at the root of its address. */
	readonly atRootOnly?: true;
	print(rules: HostRules): string;
}

export type HostName = "netlify" | "vercel" | "cloudflare" | "firebase" | "nginx" | "caddy" | "lighttpd";

/** The hosts that need a file of their own, which other hosts reject or ignore. */
const hosts: Readonly<Record<HostName, Host>> = {
	netlify: {
		file: "_redirects",
		goes: "in dist/",
		inside: true,
		atRootOnly: true,
		print: printNetlifyRedirects,
	},
	vercel: { file: "vercel.json", goes: "beside dist/", atRootOnly: true, print: printVercelConfig },
	cloudflare: {
		file: "wrangler.jsonc",
		goes: "beside dist/ (Workers; Pages needs nothing)",
		atRootOnly: true,
		print: printWranglerConfig,
	},
	firebase: {
		file: "firebase.json",
		goes: "beside dist/",
		atRootOnly: true,
		print: (rules) => printFirebaseConfig(rules, defaultFiles(rules)),
	},
	nginx: { file: "site.conf", goes: "inside server { }", print: printNginxConfig },
	caddy: { file: "Caddyfile", goes: "in place of the server's own", print: printCaddyfile },
	lighttpd: { file: "site.conf", goes: "included in lighttpd.conf", print: printLighttpdConfig },
};

export const hostNames: readonly HostName[] = keysOf(hosts);

/** The help text: one line for each host, with its name and file. */
export function hostsHelp(): string {
	return hostNames.map((name) => `  ${name.padEnd(12)}${hosts[name].file}, ${hosts[name].goes}`).join("\n");
}

/** The host files in every site. Other hosts ignore them. */
function defaultFiles(rules: HostRules): readonly SiteFile[] {
	const hiddenOnCloudflare: readonly SiteFile[] = [
		[".htaccess", printHtaccess(rules)],
		["staticwebapp.config.json", printAzureConfig(rules)],
		["serve.json", printServeConfig(rules)],
		// Otherwise GitHub Pages leaves out files whose names begin with "_".
		[".nojekyll", ""],
	];
	const hidden = [...hiddenOnCloudflare.map(([name]) => name), "*.br", "*.gz"];
	return [
		["_headers", printHeadersFile(rules)],
		...(rules.redirects.length > 0 ? [["_redirects", printRedirectsFile(rules)] as const] : []),
		...hiddenOnCloudflare,
		[".assetsignore", hidden.map((name) => `${name}\n`).join("")],
	];
}

/** Whether a host reads its file inside the site, not beside it. */
export function readsInside(name: HostName): boolean {
	return hosts[name].inside === true;
}

/**
 * The host's own file.
 *
 * @throws Problem when the site has a base path and the host cannot serve one
 */
export function fileFor(name: HostName, rules: HostRules): SiteFile {
	const { file, print, atRootOnly } = hosts[name];
	if (atRootOnly && rules.base !== "/") {
		throw new Problem(
			`The host ${name} serves a site at the root of its address, and this one lives under "${rules.base}". ` +
				"Build it for an address without a path (SITE_URL, or siteUrl in content/company.ts).",
		);
	}
	return [file, print(rules)];
}

/**
 * The host files inside the site: those of every site, some replaced by the file of the host to build for.
 *
 * @throws Problem when the site has a base path and the host cannot serve one
 */
export function filesInside(name: HostName | undefined, rules: HostRules): readonly SiteFile[] {
	const files = new Map(defaultFiles(rules));
	if (name !== undefined) {
		const [file, contents] = fileFor(name, rules);
		if (readsInside(name)) files.set(file, contents);
	}
	return [...files];
}
