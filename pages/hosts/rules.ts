import { dirname } from "node:path/posix";
import { fileOf, routes } from "../../content/model/routes.ts";
import { moved } from "../../content/moved.ts";
import { headerPolicy } from "../policy.ts";
import type { Settings } from "../settings.ts";

export interface Header {
	readonly name: string;
	/** Plain ASCII, and never empty: Cloudflare refuses a site over anything else. */
	readonly value: string;
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

const paths: readonly string[] = [...routes.map(({ path }) => path), ...moved.map(({ from }) => from)];

/** Folders of files that are no page themselves. */
const closedFolders = [
	...new Set(paths.map((path) => dirname(path).slice(1))),
	immutableFolder,
	`${immutableFolder}/uploads`,
].filter((folder) => folder !== "" && !paths.includes(`/${folder}/`));

/** A text in which nothing has a meaning in a regular expression. */
function literal(text: string): string {
	return text.replace(/[.~\\^$*+?()[\]{}|]/g, "\\$&");
}

/**
 * What every host has to do with the site's files. It follows from the routes, the pages that moved and the address, so
 * that no other change of the content changes a host's configuration. The printers beside this file write it in each
 * host's format.
 */
export function hostRules({ url, base }: Pick<Settings, "url" | "base">, moves = moved) {
	const unknownProduct = fileOf("/products/404.html");
	const folder = dirname(unknownProduct);
	const site = `^${literal(base)}`;
	return {
		/** The scheme, host and port of the site, such as "https://www.example.com". */
		origin: new URL(url).origin,
		/** The path under which the site lives. It starts and ends with "/". */
		base,
		/** Sent with every answer, also with errors. */
		security,
		/** The Cache-Control of files whose names never change, such as pages: browsers ask for them again each time. */
		revalidate: "no-cache",
		/** The Cache-Control of files whose names change with their contents. */
		immutable: "public, max-age=31536000, immutable",
		/** The folder of the latter. */
		immutableFolder,
		/** The answer to an unknown path with the status 404. */
		notFound: {
			page: fileOf("/404.html"),
			/** Below this folder, an unknown path of one segment, with or without a slash, has a page of its own. */
			inside: { folder, page: unknownProduct },
		},
		/** The page for errors of the host itself. */
		errorPage: fileOf("/500.html"),
		/** Permanent redirects from exact paths: those of pages that moved, with and without the slash at the end. */
		redirects: moves.flatMap(({ from, to }) =>
			[...new Set([from, from.replace(/\/$/, "")])].map((path) => ({
				from: base + path.slice(1),
				pattern: `${site}${literal(path.slice(1))}$`,
				to: base + to.slice(1),
			})),
		),
		/** Regular expressions for the paths of requests, in the syntax that the hosts' engines share. */
		patterns: {
			site,
			inside: `${site}${folder}/[^/]+/?$`,
			immutable: `${site}${immutableFolder}/`,
			/** Folders without a page are answered like any unknown path, never with a list of what is in them. */
			closed: `${site}(${closedFolders.join("|")})/?$`,
		},
	};
}

export type HostRules = ReturnType<typeof hostRules>;
