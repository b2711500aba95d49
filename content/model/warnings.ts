import { productLists, products } from "../products.ts";
import { repeated } from "../schema/rules.ts";
import { keysOf } from "./keys.ts";
import { routes } from "./routes.ts";

/** What the site can be published with, but should not. */
interface Build {
	/** Absolute address of the site. */
	readonly url: string;
	readonly date: Date;
}

/** Finds what is probably a mistake in correct content: a line for each, with where it is and what to do. */
export function contentWarnings({ url, date }: Build): readonly string[] {
	return [...unsafeAddress(url), ...videosAfter(date), ...repeatedDescriptions()];
}

/** Browsers warn of public sites without https. */
function unsafeAddress(url: string): readonly string[] {
	if (!url.startsWith("http:") || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(url))
		return [];
	return [`The site's address is ${url}. Browsers call such a site not secure. Write it with https://.`];
}

function videosAfter(date: Date): readonly string[] {
	const all = [
		...keysOf(products).map((id) => [`products, ${id}`, products[id]] as const),
		...keysOf(productLists).flatMap((list) =>
			Object.entries(productLists[list].items).map(
				([id, product]) => [`productLists, ${list}, items, ${id}`, product] as const,
			),
		),
	];
	return all
		.filter(([, { uploadDate }]) => uploadDate !== undefined && new Date(uploadDate) > date)
		.map(
			([entry, { uploadDate }]) =>
				`content/products.ts, ${entry}, uploadDate: "${uploadDate}" is in the future. Write when the video was uploaded.`,
		);
}

/** Search engines replace duplicates. */
function repeatedDescriptions(): readonly string[] {
	return repeated(routes.map(({ description, path }) => ({ input: description, path: [path] }))).map(
		({ path }) => `${path} has the same description as another page. Describe what only this page has.`,
	);
}
