import { dirname } from "node:path/posix";
import { fileOf, routes } from "../../content/model/routes.ts";
import { moved } from "../../content/moved.ts";
import { headerPolicy } from "../policy.ts";
import type { Settings } from "../settings.ts";

export interface Header {
	readonly name: string;
	/** Plain ASCII, and never empty: Cloudflare rejects a site over anything else. */
	readonly value: string;
}

/** The header that controls how long browsers cache a file. */
export function cacheControl(value: string): Header {
	return { name: "Cache-Control", value };
}

/** Where the configurations for your own server expect the site, without its base path. */
export const siteRoot = "/srv/site";

/** Features that the site does not use. Only names that every browser supports, because unknown ones log a warning. */
const unusedFeatures = [
	"accelerometer",
	"camera",
	"display-capture",
	"geolocation",
	"gyroscope",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"usb",
] as const;

const security: readonly Header[] = [
	{ name: "Content-Security-Policy", value: headerPolicy },
	{ name: "Strict-Transport-Security", value: "max-age=31536000" },
	{ name: "X-Content-Type-Options", value: "nosniff" },
	{ name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
	{ name: "Permissions-Policy", value: unusedFeatures.map((feature) => `${feature}=()`).join(", ") },
	{ name: "Cross-Origin-Opener-Policy", value: "same-origin" },
	// Other sites show cards and icons. One value for all files, because Netlify joins the values of matching rules.
	{ name: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

const immutableFolder = "assets";

const paths: readonly string[] = [...routes.map(({ path }) => path), ...moved.map(({ from }) => from)];

/** Folders without a page. */
const closedFolders = [
	...new Set(paths.map((path) => dirname(path).slice(1))),
	immutableFolder,
	`${immutableFolder}/uploads`,
].filter((folder) => folder !== "" && !paths.includes(`/${folder}/`));

/** Escapes a text for a regular expression. */
function literal(text: string): string {
	return text.replace(/[.~\\^$*+?()[\]{}|]/g, "\\$&");
}

/**
 * What every host has to do with the site's files. It depends only on the routes, the moved pages and the address, so
 * other edits of the content do not change a host's configuration. The files beside this one print it in each
 * host's format.
 */
export function hostRules({ url, base }: Pick<Settings, "url" | "base">, moves = moved) {
	const unknownProduct = fileOf("/products/404.html");
	const folder = dirname(unknownProduct);
	const site = `^${literal(base)}`;
	return {
		/** The scheme, host and port of the site, such as "https://www.example.com". */
		origin: new URL(url).origin,
		/** The base path of the site, which starts and ends with "/". */
		base,
		/** Sent with every response, including errors. */
		security,
		/** The Cache-Control of files whose names never change, such as pages: browsers revalidate them each time. */
		revalidate: "no-cache",
		/** The Cache-Control of hashed files, whose names change with their contents. */
		immutable: "public, max-age=31536000, immutable",
		/** The folder of hashed files. */
		immutableFolder,
		/** The page for an unknown path, sent with the status 404. */
		notFound: {
			page: fileOf("/404.html"),
			/** Below this folder, an unknown path of one segment, with or without a trailing slash, has its own page. */
			inside: { folder, page: unknownProduct },
		},
		/** The page for errors of the host itself. */
		errorPage: fileOf("/500.html"),
		/** Permanent redirects from exact paths: those of moved pages, with and without the trailing slash. */
		redirects: moves.flatMap(({ from, to }) =>
			[...new Set([from, from.replace(/\/$/, "")])].map((path) => ({
				from: base + path.slice(1),
				pattern: `${site}${literal(path.slice(1))}$`,
				to: base + to.slice(1),
			})),
		),
		/** Regular expressions for request paths, in the syntax that the hosts' engines share. */
		patterns: {
			site,
			inside: `${site}${folder}/[^/]+/?$`,
			immutable: `${site}${immutableFolder}/`,
			/** Folders without a page: they get the not-found page, never a directory listing. */
			closed: `${site}(${closedFolders.join("|")})/?$`,
		},
	};
}

export type HostRules = ReturnType<typeof hostRules>;
