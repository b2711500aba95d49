import type { everything } from "../model/everything.ts";
import { namesOf } from "./names.ts";
import { sentence } from "./rules.ts";

/**
 * Finds paths that two entries claim: pages, lists, products and the old paths of moved pages.
 *
 * @param content not checked yet, so any value in it may be missing or of another type
 * @returns a line for each entry whose path an earlier one has
 */
export function repeatedPaths(content: Partial<typeof everything>): readonly string[] {
	const { productLists, products } = { ...content["content/products.ts"] };
	const moved: unknown = content["content/moved.ts"]?.moved;
	const claims = [
		...claimsOf("content/pages.ts, pages", content["content/pages.ts"]?.pages, (path) => path),
		...claimsOf("content/products.ts, productLists", productLists, (id) => `/products/${id}/`),
		...claimsOf("content/products.ts, products", products, (id) => `/products/${id}/`),
		// An empty place, as between two commas, is an entry, too.
		...Array.from(Array.isArray(moved) ? moved : [], (move, index) => ({
			entry: `content/moved.ts, moved, entry ${index + 1}, from`,
			path: Object(move).from,
			allowed: "an old path, in one entry. If this is the new path of a page, swap from and to",
		})),
	];
	return claims.flatMap(({ entry, path, allowed }, index) => {
		const earlier = claims.slice(0, index).find((claim) => claim.path === path);
		if (earlier === undefined || typeof path !== "string") return [];
		return [
			`${entry}: ${sentence(`${JSON.stringify(path)} is already the path of ${earlier.entry}`, allowed)}`,
		];
	});
}

function claimsOf(where: string, entries: object | undefined, pathOf: (name: string) => string) {
	return (namesOf(entries) ?? []).map((name) => ({
		entry: `${where}, ${name}`,
		path: pathOf(name),
		allowed: "one entry for each path",
	}));
}
