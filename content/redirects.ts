import type { PagePath } from "./pages.ts";
import type { ProductPath } from "./products.ts";
import type { Redirect } from "./schema/redirects.ts";

/** Pages that have a new path. The old path redirects visitors and search engines to it. */
export const redirects: readonly Redirect<PagePath | ProductPath>[] = [
	// { from: "/products/old-id/", to: "/products/new-id/" },
];
