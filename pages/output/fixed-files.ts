import type { Icons } from "../../assets/make/icons/icons.tsx";
import type { Site } from "../../components/site.ts";
import { keysOf } from "../../content/model/keys.ts";
import type { FilePath, IconPath } from "../../content/model/routes.ts";
import type { SiteFile } from "./files.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/** The files that their readers look for by name, and what these name in turn, by path from the root of the site. */
export function fixedFiles(site: Site, { app, files: icons }: Icons): readonly SiteFile[] {
	const files: Readonly<Record<Exclude<FilePath, IconPath>, string>> = {
		"/robots.txt": robots(site),
		"/sitemap.xml": sitemap(site),
		"/manifest.json": webManifest(site, app),
	};
	return [...keysOf(files).map((path) => [path.slice(1), files[path]] as const), ...icons];
}
