import type { SiteFile } from "../../assets/make/site-file.ts";
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

/** The host files in every site. Each host reads its own and ignores the others. */
export function filesInSite(rules: HostRules): readonly SiteFile[] {
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

/**
 * The files that set up one host, which others reject or ignore, by their paths in `.hosts/`. Below a path there are only
 * those of servers, because Netlify, Vercel, Cloudflare and Firebase serve a site at the root of its address.
 */
export function setupFiles(rules: HostRules): readonly SiteFile[] {
	const servers: readonly SiteFile[] = [
		["nginx/site.conf", printNginxConfig(rules)],
		["caddy/Caddyfile", printCaddyfile(rules)],
		["lighttpd/site.conf", printLighttpdConfig(rules)],
	];
	if (rules.base !== "/") return servers;
	return [
		...servers,
		["netlify/_redirects", printNetlifyRedirects(rules)],
		["vercel/vercel.json", printVercelConfig(rules)],
		["cloudflare/wrangler.jsonc", printWranglerConfig()],
		["firebase/firebase.json", printFirebaseConfig(rules, filesInSite(rules))],
	];
}
