import type { Redirect } from "./schema/redirects.ts";

/** Pages that have a new path. The old path redirects visitors and search engines to it. */
export const redirects: readonly Redirect[] = [
	// { from: "/products/old-id/", to: "/products/new-id/" },
];
