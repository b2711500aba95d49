import type { SiteFile } from "../site-file.ts";
import { formatHtaccess } from "./apache.ts";
import { formatCaddyfile } from "./caddy.ts";
import { formatHeadersFile, formatNetlifyRedirects, formatRedirectsFile } from "./headers-and-redirects.ts";
import {
	formatAzureConfig,
	formatFirebaseConfig,
	formatServeConfig,
	formatVercelConfig,
	formatWranglerConfig,
} from "./json-configs.ts";
import { formatNginxConfig } from "./nginx.ts";
import type { HostRules } from "./rules.ts";

/** The host files that are part of every site. Each host reads its own and ignores the others. */
export function hostFilesInSite(rules: HostRules): readonly SiteFile[] {
	const redirects = formatRedirectsFile(rules);
	return [
		["_headers", formatHeadersFile()],
		...(redirects ? [["_redirects", redirects] as const] : []),
		[".htaccess", formatHtaccess(rules)],
		["staticwebapp.config.json", formatAzureConfig(rules)],
		["serve.json", formatServeConfig()],
		// Otherwise GitHub Pages leaves out files whose names begin with "_".
		[".nojekyll", ""],
		// Cloudflare does not publish these.
		[".assetsignore", ".htaccess\nstaticwebapp.config.json\nserve.json\n.nojekyll\n*.br\n*.gz\n"],
	];
}

/** The files that each set up one host, and that others reject or ignore. Paths are relative to `.hosts/`. */
export function setupFiles(rules: HostRules): readonly SiteFile[] {
	return [
		["nginx/site.conf", formatNginxConfig(rules)],
		["caddy/Caddyfile", formatCaddyfile(rules)],
		["netlify/_redirects", formatNetlifyRedirects(rules)],
		["vercel/vercel.json", formatVercelConfig(rules)],
		["cloudflare/wrangler.jsonc", formatWranglerConfig()],
		["firebase/firebase.json", formatFirebaseConfig(rules)],
	];
}
