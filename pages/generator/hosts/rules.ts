import { redirects } from "../../../content/redirects.ts";
import { headerCsp } from "../csp.ts";
import type { Settings } from "../settings.ts";

/** The value is plain ASCII and never empty: Cloudflare rejects a site with any other value. */
export type Header = readonly [name: string, value: string];

/**
 * Sent with every file, and with the site's error pages. Some hosts redirect, or send text of their
 * own, without them.
 */
export const securityHeaders: readonly Header[] = [
	["Content-Security-Policy", headerCsp],
	["Strict-Transport-Security", "max-age=31536000"],
	["X-Content-Type-Options", "nosniff"],
	["Referrer-Policy", "strict-origin-when-cross-origin"],
	// Features that the site does not use. Only names that no browser warns about.
	[
		"Permissions-Policy",
		"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), " +
			"microphone=(), midi=(), payment=(), usb=()",
	],
	["Cross-Origin-Opener-Policy", "same-origin"],
	// Other sites show cards and icons. All files share one value, because Netlify joins the values
	// of matching rules.
	["Cross-Origin-Resource-Policy", "cross-origin"],
];

/**
 * The Cache-Control of files whose names never change, such as pages: browsers revalidate them each
 * time.
 */
export const revalidate = "no-cache";

/** The Cache-Control of the hashed files in `assets/`, whose names change with their contents. */
export const immutable = "public, max-age=31536000, immutable";

/** Where the configurations for your own server expect the site, without its base path. */
export const siteRoot = "/srv/site";

/**
 * The rules by which every host answers requests, which the other files here write in its format.
 * With `securityHeaders`, they depend only on redirects, third parties and the site's address: no
 * other edit changes a host's configuration.
 */
export function hostRules({ url, base }: Pick<Settings, "url" | "base">) {
	const folder = `^${base.slice(0, -1).replaceAll(".", "\\.")}`;
	return {
		/** The scheme, host and port of the site, such as "https://www.example.com". */
		origin: new URL(url).origin,
		/** The base path of the site, which starts and ends with "/". */
		base,
		/** Permanent redirects from the exact old paths, with and without the trailing slash. */
		redirects: redirects.flatMap(({ from, to }) =>
			[...new Set([from, from.replace(/\/$/, "")])].map((path) => ({
				from: base + path.slice(1),
				to: base + to.slice(1),
			})),
		),
		/** Regular expressions for request paths, in the syntax that the hosts' engines share. */
		patterns: {
			site: `${folder}(/|$)`,
			/**
			 * A folder in products/. An unknown one gets products/404.html; any other unknown path gets
			 * 404.html.
			 */
			product: `${folder}/products/[^/]+`,
			/** The hashed files, but not the folders that contain them. */
			immutable: `${folder}/assets/.+[.]`,
		},
	};
}

export type HostRules = ReturnType<typeof hostRules>;
