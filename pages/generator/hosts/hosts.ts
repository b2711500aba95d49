import type { SiteFile } from "../../../assets/make/site-file.ts";
import { printHtaccess } from "./apache.ts";
import { printCaddyfile } from "./caddy.ts";
import { printHeadersFile, printNetlifyRedirects, printRedirectsFile } from "./headers-and-redirects.ts";
import {
	printAzureConfig,
	printFirebaseConfig,
	printServeConfig,
	printVercelConfig,
	printWranglerConfig,
} from "./json-configs.ts";
import { printNginxConfig } from "./nginx.ts";
import type { HostRules } from "./rules.ts";

/** The host files that are part of every site. Each host reads its own and ignores the others. */
export function filesInSite(rules: HostRules): readonly SiteFile[] {
	const redirects = printRedirectsFile(rules);
	return [
		["_headers", printHeadersFile()],
		...(redirects ? [["_redirects", redirects] as const] : []),
		[".htaccess", printHtaccess(rules)],
		["staticwebapp.config.json", printAzureConfig(rules)],
		["serve.json", printServeConfig()],
		// Otherwise GitHub Pages leaves out files whose names begin with "_".
		[".nojekyll", ""],
		// Cloudflare does not publish these.
		[".assetsignore", ".htaccess\nstaticwebapp.config.json\nserve.json\n.nojekyll\n*.br\n*.gz\n"],
	];
}

/** The files that each set up one host, and that others reject or ignore. Paths are relative to `.hosts/`. */
export function setupFiles(rules: HostRules): readonly SiteFile[] {
	return [
		["nginx/site.conf", printNginxConfig(rules)],
		["caddy/Caddyfile", printCaddyfile(rules)],
		["netlify/_redirects", printNetlifyRedirects(rules)],
		["vercel/vercel.json", printVercelConfig(rules)],
		["cloudflare/wrangler.jsonc", printWranglerConfig()],
		["firebase/firebase.json", printFirebaseConfig(rules)],
	];
}
