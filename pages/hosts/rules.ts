import { stockPhotoHost } from "../../content/model/pictures.ts";
import { playerHost } from "../../content/model/player.ts";

export interface Header {
	readonly name: string;
	/** Plain ASCII, and never empty: Cloudflare refuses a site over anything else. */
	readonly value: string;
}

/** What every host has to do with the site's files. The printers beside this file write it in each host's words. */
export interface HostRules {
	/** The path under which the site lives, with a slash at both ends. Hosts that know no such thing serve it at "/". */
	readonly base: string;
	/** Sent with every answer, also with errors. */
	readonly security: readonly Header[];
	/** The Cache-Control of files whose names never change, such as pages: to be asked for again each time. */
	readonly revalidate: string;
	/** The Cache-Control of files whose names change with their contents. */
	readonly immutable: string;
	/** The folder of the latter. */
	readonly immutableFolder: string;
	/** Folders without a page. They are answered like any unknown path, never with a list of what is in them. */
	readonly closedFolders: readonly string[];
	/** The answer to an unknown path with the status 404. */
	readonly notFound: {
		/** The page, from the root of the site. */
		readonly page: string;
		/** Below this folder, a path of exactly one segment, with or without a slash, has a page of its own. */
		readonly inside: { readonly folder: string; readonly page: string };
	};
	/** The page for errors of the host itself. */
	readonly errorPage: string;
}

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

/**
 * The part of the policy that never depends on the content, so a host's configuration cannot go stale. Each page has its
 * own exact policy, with the hashes of its styles and scripts, in a `<meta>`; browsers enforce both. Only a header can
 * say who may frame a page: https://www.w3.org/TR/CSP3/#meta-element
 */
const headerPolicy = [
	"frame-ancestors 'none'",
	"base-uri 'none'",
	"form-action 'none'",
	"object-src 'none'",
	"font-src 'self'",
	"connect-src 'self'",
	"manifest-src 'self'",
	`img-src 'self' ${stockPhotoHost}`,
	`frame-src ${playerHost}`,
].join("; ");

/** What hosts have to do for a site below this path. */
export function hostRules(base: string): HostRules {
	return {
		base,
		security: [
			{ name: "Content-Security-Policy", value: headerPolicy },
			{ name: "Strict-Transport-Security", value: "max-age=31536000" },
			{ name: "X-Content-Type-Options", value: "nosniff" },
			{ name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
			{ name: "Permissions-Policy", value: unusedFeatures.map((feature) => `${feature}=()`).join(", ") },
			{ name: "Cross-Origin-Opener-Policy", value: "same-origin" },
			// Other sites show the cards of pages, and icons.
			{ name: "Cross-Origin-Resource-Policy", value: "cross-origin" },
		],
		revalidate: "no-cache",
		immutable: "public, max-age=31536000, immutable",
		immutableFolder: "assets",
		closedFolders: ["products", "assets", "assets/uploads"],
		notFound: {
			page: "404.html",
			inside: { folder: "products", page: "products/404.html" },
		},
		errorPage: "500.html",
	};
}

/** A text in which nothing has a meaning in a regular expression. */
function literal(text: string): string {
	return text.replace(/[.~\\^$*+?()[\]{}|]/g, "\\$&");
}

/** The regular expression, for every engine that the hosts use, of the paths that have a not-found page of their own. */
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
