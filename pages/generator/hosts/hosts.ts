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
		{ path: "_headers", contents: formatHeadersFile() },
		...(redirects ? [{ path: "_redirects", contents: redirects }] : []),
		{ path: ".htaccess", contents: formatHtaccess(rules) },
		{ path: "staticwebapp.config.json", contents: formatAzureConfig(rules) },
		{ path: "serve.json", contents: formatServeConfig() },
		// Otherwise GitHub Pages leaves out files whose names begin with "_".
		{ path: ".nojekyll", contents: "" },
		// Cloudflare does not publish these.
		{
			path: ".assetsignore",
			contents: ".htaccess\nstaticwebapp.config.json\nserve.json\n.nojekyll\n*.br\n*.gz\n",
		},
	];
}

/**
 * The files that each set up one host, and that others reject or ignore. Paths are relative to
 * `.hosts/`.
 */
export function setupFiles(rules: HostRules): readonly SiteFile[] {
	return [
		{ path: "nginx/site.conf", contents: formatNginxConfig(rules) },
		{ path: "caddy/Caddyfile", contents: formatCaddyfile(rules) },
		{ path: "netlify/_redirects", contents: formatNetlifyRedirects(rules) },
		{ path: "vercel/vercel.json", contents: formatVercelConfig(rules) },
		{ path: "cloudflare/wrangler.jsonc", contents: formatWranglerConfig() },
		{ path: "firebase/firebase.json", contents: formatFirebaseConfig(rules) },
	];
}
