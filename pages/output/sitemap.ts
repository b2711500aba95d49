import { addressOf, type Site } from "../../components/site.ts";
import { routes } from "../../content/model/routes.ts";

/** `sitemap.xml`: every page for search engines, without dates, because the build knows no true one. */
export function sitemap(site: Site): string {
	const entries = routes
		.filter(({ indexed }) => indexed)
		.map(({ path }) => `<url><loc>${escapeXml(addressOf(site, path))}</loc></url>\n`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
