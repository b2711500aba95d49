import { createContext, use } from "react";
import type { MachineDrawingName } from "../content/model/drawings.ts";
import type { FilePath, RoutePath } from "../content/model/routes.ts";

/** What every page needs to know about the site that it belongs to. The build decides it once. */
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
	/** For pages that are shared: a PNG of 1200 x 630 pixels, by its hashed file name, and what it shows. */
	readonly cards: ReadonlyMap<RoutePath, { readonly file: string; readonly alt: string }>;
	/** The files of the machines that run, relative to the base. The script loads one when its visitor reaches for its key. */
	readonly runs: ReadonlyMap<MachineDrawingName, string>;
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

/** Provides the site to the components of a page. */
export const SiteContext = createContext<Site | undefined>(undefined);

/**
 * The site that the page belongs to.
 *
 * @throws Error outside of a `SiteContext`
 */
export function useSite(): Site {
	const site = use(SiteContext);
	if (site === undefined) throw new Error("This component needs a site. Render it inside a SiteContext.");
	return site;
}

/** The address of a page or file from the root of its host, as links have it. */
export function hrefOf({ base }: Pick<Site, "base">, to: RoutePath | FilePath): string {
	return base + to.slice(1);
}

/** The address of a page or file as other sites link to it, for example "https://www.example.com/partners/". */
export function addressOf({ url }: Pick<Site, "url">, path: RoutePath | FilePath): string {
	return url + path;
}
