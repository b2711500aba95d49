import { createContext, use } from "react";
import type { RunnableMachineName } from "../content/schema/drawings.ts";
import type { SiteAddress } from "../content/schema/site-address.ts";
import type { FilePath, RoutePath } from "../content/site/routes.ts";

/** What pages need to know about the site: its address, and the files that they refer to. */
export interface Site extends SiteAddress {
	/** The year of the copyright line. */
	readonly year: number;
	/** The paths of the script and the print style sheet, relative to the base. */
	readonly script: string;
	readonly print: string;
	/** Colors for use outside style sheets, such as "#14212c". */
	readonly colors: { readonly topBar: string; readonly page: Readonly<Record<"light" | "dark", string>> };
	/** The cards of the pages that search engines list. */
	readonly cards: ReadonlyMap<RoutePath, Card>;
	/** The files of running machines, relative to the base. The script loads each on demand. */
	readonly runs: ReadonlyMap<RunnableMachineName, string>;
	/** The file of shared drawings, each with an id, relative to the base. */
	readonly drawings: string;
	/** The pictures made from the uploads that the content uses, by the upload's file name. */
	readonly pictures: ReadonlyMap<string, UploadedPicture>;
}

/** A page's image for social networks: a PNG of 1200 x 630 pixels. */
export interface Card {
	readonly file: string;
	readonly alt: string;
}

/** The variants of an upload. File paths are from the root of the site. */
export interface UploadedPicture {
	/** Pixels of the largest variant. */
	readonly width: number;
	readonly height: number;
	/** The largest variant, for readers that ignore sources. */
	readonly file: string;
	readonly sources: readonly {
		readonly type: string;
		readonly variants: readonly { readonly file: string; readonly width: number }[];
	}[];
}

export const SiteContext = createContext<Site | undefined>(undefined);

/**
 * Returns the site of the current page.
 *
 * @throws Error outside of a `SiteContext`
 */
export function useSite(): Site {
	const site = use(SiteContext);
	if (site === undefined) throw new Error("This component needs a site. Render it inside a SiteContext.");
	return site;
}

/** The address of a page or file from the root of its host, for links. */
export function hrefOf({ base }: Pick<Site, "base">, to: RoutePath | FilePath): string {
	return base + to.slice(1);
}

/** The absolute address of a page or file, for example "https://www.example.com/partners/". */
export function addressOf({ url }: Pick<Site, "url">, path: RoutePath | FilePath): string {
	return url + path;
}
