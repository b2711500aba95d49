import type { Move } from "./schema/moved.ts";

/** Pages that have a new address. The old address redirects visitors and search engines to it. */
export const moved: readonly Move[] = [
	// { from: "/products/old-id/", to: "/products/new-id/" },
];
