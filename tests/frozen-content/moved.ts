import type { Move } from "./schema/moved.ts";

/** Pages that have a new address. Visitors and search engines are led from the old one to it. */
export const moved: readonly Move[] = [
	// { from: "/products/old-id/", to: "/products/new-id/" },
];
