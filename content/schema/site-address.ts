/** Where the site is. */
export interface SiteAddress {
	/** Absolute address of the site, without a trailing slash. */
	readonly url: string;
	/** The base path of the site, which starts and ends with "/". */
	readonly base: string;
}

/** A scheme, a host, and a plain path that does not end in the name of a page. */
const form = /^https?:\/\/[\w.:-]+(?:\/(?!.*\.(?:html?|php|aspx?)\/?$)[\w.~-]+)*\/?$/i;

/**
 * Reads the URL and the base path from the address of a site.
 *
 * @param address for example "https://www.example.com" or "https://user.example/repository"
 * @returns undefined for anything but an http or https address with a host and the path of a folder
 */
export function readSiteAddress(address: string): SiteAddress | undefined {
	if (!form.test(address) || !URL.canParse(address)) return undefined;
	const { origin, pathname } = new URL(address);
	const path = pathname.replace(/\/$/, "");
	return { url: origin + path, base: `${path}/` };
}

/** What a site's address looks like, for messages. */
export const siteAddressForm =
	'"https://" and a domain, optionally with a folder, but no file name, "?" or "#", such as ' +
	'"https://www.example.com" or "https://user.example/repository"';
