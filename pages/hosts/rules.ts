import { dirname } from "node:path/posix";
import { fileOf, routes } from "../../content/model/routes.ts";
import { headerPolicy } from "../policy.ts";
import type { Settings } from "../settings.ts";

export interface Header {
	readonly name: string;
	/** Plain ASCII, and never empty: Cloudflare refuses a site over anything else. */
	readonly value: string;
}

/**
 * What every host has to do with the site's files. It follows from the routes and the address alone, so that new content
 * changes no host's configuration. The printers beside this file write it in each host's format.
 */
export interface HostRules {
	/** The scheme, host and port of the site, such as "https://www.example.com". */
	readonly origin: string;
	/** The path under which the site lives. It starts and ends with "/". */
	readonly base: string;
	/** Sent with every answer, also with errors. */
	readonly security: readonly Header[];
	/** The Cache-Control of files whose names never change, such as pages: browsers ask for them again each time. */
	readonly revalidate: string;
	/** The Cache-Control of files whose names change with their contents. */
	readonly immutable: string;
	/** The folder of the latter. */
	readonly immutableFolder: string;
	/** Folders without a page. They are answered like any unknown path, never with a list of what is in them. */
	readonly closedFolders: readonly string[];
	/** The answer to an unknown path with the status 404. Pages are named from the root of the site. */
	readonly notFound: {
		readonly page: string;
		/** Below this folder, an unknown path of exactly one segment, with or without a slash, has a page of its own. */
		readonly inside: { readonly folder: string; readonly page: string };
	};
	/** The page for errors of the host itself. */
	readonly errorPage: string;
}

/** The header that says how long browsers keep a file. */
export function cacheControl(value: string): Header {
	return { name: "Cache-Control", value };
}

/** Where the configurations for your own server expect the site, without the path under which it lives. */
export const siteRoot = "/srv/site";

/** Features that the site does not use. Only names that every browser knows, or it would complain about them. */
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
	// Other sites show cards and icons. One value for all files, because Netlify joins the values of two rules.
	{ name: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

const immutableFolder = "assets";

/** The folders of pages that are no page themselves: for "products/x1/index.html" that is "products". */
function foldersWithoutPage(): readonly string[] {
	const pages: ReadonlySet<string> = new Set(routes.map(({ path }) => path));
	const folders = routes.map(({ path }) => dirname(path)).filter((folder) => !pages.has(`${folder}/`));
	return [...new Set(folders)].filter((folder) => folder !== "/").map((folder) => folder.slice(1));
}

/** What hosts have to do for the site at this address. */
export function hostRules({ url, base }: Pick<Settings, "url" | "base">): HostRules {
	const unknownProduct = fileOf("/products/404.html");
	return {
		origin: new URL(url).origin,
		base,
		security,
		revalidate: "no-cache",
		immutable: "public, max-age=31536000, immutable",
		immutableFolder,
		closedFolders: [...foldersWithoutPage(), immutableFolder, `${immutableFolder}/uploads`],
		notFound: {
			page: fileOf("/404.html"),
			inside: { folder: dirname(unknownProduct), page: unknownProduct },
		},
		errorPage: fileOf("/500.html"),
	};
}

/** A text in which nothing has a meaning in a regular expression. */
function literal(text: string): string {
	return text.replace(/[.~\\^$*+?()[\]{}|]/g, "\\$&");
}

/** The regular expression, for every engine that the hosts use, of every path of the site. */
export function sitePattern({ base }: HostRules): string {
	return `^${literal(base)}`;
}

/** The regular expression of the paths that have a not-found page of their own. */
export function insidePattern({ base, notFound }: HostRules): string {
	return `^${literal(base)}${notFound.inside.folder}/[^/]+/?$`;
}

/** The regular expression of the folders without a page, with and without a slash. */
export function closedPattern({ base, closedFolders }: HostRules): string {
	return `^${literal(base)}(${closedFolders.join("|")})/?$`;
}

/** The regular expression of everything in the folder of hashed files. */
export function immutablePattern({ base, immutableFolder }: HostRules): string {
	return `^${literal(base)}${immutableFolder}/`;
}
