import { addressOf, type Site } from "../../components/site.ts";

/** `robots.txt`: everything may be read. Pages that must not be listed say so themselves, and have to be read for it. */
export function robots(site: Site): string {
	return `User-agent: *\nAllow: /\nSitemap: ${addressOf(site, "/sitemap.xml")}\n`;
}
