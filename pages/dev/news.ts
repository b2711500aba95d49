/** Where the pages of the development server hear news. */
export const newsPath = "/.dev/news";

export interface News {
	/** Differs from a page's own version when the site was built again. */
	readonly version: string;
	/** Why the last build failed, if it did. */
	readonly problem?: string;
}
