import { addressOf, type Site } from "../../components/site-context.ts";
import { company } from "../../content/company.ts";
import { routes } from "../../content/site/routes.ts";
import type { Icons } from "./assets/icons.tsx";
import type { SiteFile } from "./site-file.ts";

/** Files for crawlers and browsers: robots.txt, the sitemap, the web app manifest and the icons. */
export function metadataFiles(site: Site, icons: Icons): readonly SiteFile[] {
	return [
		// Allows everything: crawlers have to read a page to find its `noindex`.
		{
			path: "robots.txt",
			contents: `User-agent: *\nAllow: /\nSitemap: ${addressOf(site, "/sitemap.xml")}\n`,
		},
		{ path: "sitemap.xml", contents: sitemap(site) },
		{ path: "manifest.json", contents: webManifest(site, icons.app) },
		...icons.files,
	];
}

/** Every indexed page, without dates, because the build does not know when a page changed. */
function sitemap(site: Site): string {
	const entries = routes
		.filter(({ indexed }) => indexed)
		.map(({ path }) => `<url><loc>${addressOf(site, path)}</loc></url>\n`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/**
 * For visitors who add the site to their home screen. It opens in the browser. The extension is
 * `.json` because every host knows its media type. https://www.w3.org/TR/appmanifest/
 */
function webManifest({ base, colors }: Site, icons: Icons["app"]): string {
	const manifest = {
		name: company.name,
		short_name: company.wordmark,
		lang: "en-US",
		start_url: base,
		scope: base,
		display: "browser",
		theme_color: colors.topBar,
		background_color: colors.page.light,
		icons: icons.map(({ file, side, purpose }) => ({
			src: base + file.path,
			sizes: `${side}x${side}`,
			type: "image/png",
			purpose,
		})),
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}
