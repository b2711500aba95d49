import type { FilePath, RoutePath } from "../content/model/routes.ts";

/** The picture that stands for a page where it is shared. */
export interface Card {
	/** Hashed file name of a PNG of 1200 x 630 pixels, from the root of the site. */
	readonly file: string;
	/** What the picture shows. */
	readonly alt: string;
}

/** What every page needs to know of the site it belongs to. The build decides it once. */
export interface Site {
	/** Absolute address of the site, without a slash at its end. */
	readonly url: string;
	/** The path under which the site lives. It starts and ends with "/". */
	readonly base: string;
	/** The year of the copyright line. */
	readonly year: number;
	/** Where the hashed files are, relative to the base. */
	readonly assets: {
		readonly script: string;
		readonly headlineFont: string;
		readonly stretchFont: string;
	};
	/** The cards of the pages that have one. */
	readonly cards: ReadonlyMap<RoutePath, Card>;
	/** What the build made of the uploads that the content names, by the name of the upload. */
	readonly pictures: ReadonlyMap<string, UploadedPicture>;
}

/** The versions of an upload. Files are named from the root of the site. */
export interface UploadedPicture {
	/** Pixels of the largest version. */
	readonly width: number;
	readonly height: number;
	/** For browsers that know none of the sources. */
	readonly file: string;
	readonly sources: readonly {
		readonly type: string;
		readonly versions: readonly { readonly file: string; readonly width: number }[];
	}[];
}

/** The address of a page or file from the root of its host, as links have it. */
export function hrefOf({ base }: Pick<Site, "base">, to: RoutePath | FilePath): string {
	return base + to.slice(1);
}

/** The address of a page or file for whoever reads it elsewhere, for example "https://www.example.com/partners/". */
export function addressOf({ url }: Pick<Site, "url">, path: RoutePath | FilePath): string {
	return url + path;
}

/**
 * Splits the address of a site into what pages need.
 *
 * @param address for example "https://www.example.com" or "https://user.example/repository"
 * @throws Error when it is no http or https address, or has a query, a fragment or a password
 */
export function siteAt(address: string): Pick<Site, "url" | "base"> {
	const problem = `The site's address "${address}" cannot be used. `;
	const advice =
		'Write SITE_URL, or siteUrl in content/company.ts, like "https://www.example.com" or "https://user.example/repository".';
	if (!URL.canParse(address)) {
		throw new Error(`${problem}It is not an address. ${advice}`);
	}
	const { protocol, origin, pathname, search, hash, username, password } = new URL(address);
	if (protocol !== "https:" && protocol !== "http:") {
		throw new Error(`${problem}It begins with "${protocol}" instead of "https:". ${advice}`);
	}
	if (search || hash || username || password) {
		throw new Error(`${problem}It holds more than a host and a path. ${advice}`);
	}
	if (!/^[\w./~-]*$/.test(pathname) || pathname.includes("//")) {
		throw new Error(`${problem}Its path may hold letters, digits, ".", "_", "~" and "-" only. ${advice}`);
	}
	const path = pathname.replace(/\/$/, "");
	return { url: origin + path, base: `${path}/` };
}
