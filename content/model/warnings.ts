import { chooser } from "../guide.ts";
import { pages } from "../pages.ts";
import { productLists, products } from "../products.ts";
import type { Page } from "../schema/page.ts";
import { repeated } from "../schema/rules.ts";
import { keysOf } from "./keys.ts";
import { givenText } from "./placeholder.ts";
import { routes } from "./routes.ts";

/** What a build knows besides the content. */
interface Build {
	/** Absolute address of the site. */
	readonly url: string;
	readonly date: Date;
}

/** Finds what is probably a mistake in correct content: a line for each, with where it is and what to do. */
export function contentWarnings({ url, date }: Build): readonly string[] {
	return [
		...unsafeAddress(url),
		...videosWithWrongDates(date),
		...repeatedMetadata(),
		...repeatedTexts(),
		...hiddenHome(),
	];
}

/** Browsers warn of public sites without https. */
function unsafeAddress(url: string): readonly string[] {
	if (!url.startsWith("http:") || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(url))
		return [];
	return [`The site's address is ${url}. Browsers call such a site not secure. Write it with https://.`];
}

/** All products, with the names of their entries. */
const all = [
	...keysOf(products).map((id) => [`products, ${id}`, products[id]] as const),
	...keysOf(productLists).flatMap((list) =>
		Object.entries(productLists[list].items).map(
			([id, product]) => [`productLists, ${list}, items, ${id}`, product] as const,
		),
	),
];

function videosWithWrongDates(date: Date): readonly string[] {
	return all.flatMap(([entry, { uploadDate, videoId }]) => {
		if (uploadDate === undefined) return [];
		const where = `content/products.ts, ${entry}, uploadDate: "${uploadDate}"`;
		if (new Date(uploadDate) > date) {
			return [`${where} is in the future. Write when the video was uploaded.`];
		}
		// Search engines get no video without an address.
		return givenText(videoId) === undefined
			? [`${where} has no effect as long as videoId is a placeholder. Give both, or none.`]
			: [];
	});
}

/** Search engines replace duplicates. */
function repeatedMetadata(): readonly string[] {
	return (["title", "description"] as const).flatMap((field) =>
		repeated(routes.map(({ path, [field]: input }) => ({ input, path: [path] }))).map(
			({ path }) => `${path} has the same ${field} as another page. Write in it what only this page has.`,
		),
	);
}

/** Texts that were probably copied for a new entry and not changed yet. */
function repeatedTexts(): readonly string[] {
	const questions = chooser.questions.map(({ question: input }, index) => ({ input, path: [index] }));
	const texts = (["summary", "description"] as const).flatMap((field) =>
		repeated(all.map(([entry, { [field]: input }]) => ({ input, path: [entry, field] }))),
	);
	return [
		...repeated(questions).map(
			({ input }) =>
				`content/guide.ts, chooser: the question ${JSON.stringify(input)} is there twice. Change one.`,
		),
		...texts.map(
			({ path }) =>
				`content/products.ts, ${path.join(", ")} is the same as that of another product. Write what only this one does.`,
		),
	];
}

function hiddenHome(): readonly string[] {
	const { indexed = true }: Page = pages["/"];
	return indexed
		? []
		: [
				"content/pages.ts, pages, /, indexed: false keeps the home page out of search engines. Delete this field.",
			];
}
