import { types } from "../guide.ts";
import { pages } from "../pages.ts";
import { productLists, products } from "../products.ts";
import type { Page } from "../schema/page.ts";
import { repeated } from "../schema/rules.ts";
import { places } from "./everything.ts";
import { keysOf } from "./keys.ts";
import { linksInDrawer, linksInFooter } from "./navigation.ts";
import { givenText } from "./placeholder.ts";

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
		...productsUnlikeSheet(),
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
const allProducts = [
	...keysOf(products).map((id) => [`products, ${id}`, products[id]] as const),
	...keysOf(productLists).flatMap((list) =>
		Object.entries(productLists[list].items).map(
			([id, product]) => [`productLists, ${list}, items, ${id}`, product] as const,
		),
	),
];

function videosWithWrongDates(date: Date): readonly string[] {
	return allProducts.flatMap(([entry, { uploadDate, videoId }]) => {
		if (uploadDate === undefined) return [];
		const where = `content/products.ts, ${entry}, uploadDate: "${uploadDate}"`;
		if (new Date(uploadDate) > date || uploadDate < "2005") {
			return [
				`${where} is in the future, or before the first video of its host. Write when the video was uploaded.`,
			];
		}
		// Search engines get no video without an address.
		return givenText(videoId) === undefined
			? [`${where} has no effect as long as videoId is a placeholder. Give both, or none.`]
			: [];
	});
}

/** The sheet has every product once, with the drawing of its poster. */
function productsUnlikeSheet(): readonly string[] {
	const machines = Object.values(types).flatMap(({ machines }) => machines);
	return allProducts.flatMap(([entry, { poster }]) => {
		const machine = machines.find(({ product }) => entry.endsWith(`, ${product}`));
		const place = `content/products.ts, ${entry}`;
		if (machine === undefined) {
			return [`${place} is not on the sheet. Add it to the machines of its type in content/guide.ts.`];
		}
		return poster && "drawing" in poster && poster.drawing !== machine.drawing
			? [
					`${place}, poster, drawing: "${poster.drawing}" is "${machine.drawing}" in content/guide.ts, types. Change one of them.`,
				]
			: [];
	});
}

/** Where the texts are of which no two should be the same. Search engines replace duplicate titles and descriptions. */
const differing = [
	/^content\/pages\.ts, .*, title$|^content\/products\.ts, .*, (?:name|metaTitle)$/,
	/^content\/pages\.ts, .*, description$|, metaDescription$/,
	/^content\/(?:products|partners)\.ts, .*, description$/,
	/, summary$/,
	/, alt$/,
	/^content\/(?:guide|home|partners)\.ts, .*, (?:name|question|tradeName|website)$/,
	/^content\/home\.ts, .*, text$|^content\/pages\.ts, .*, texts, (?:intro|paragraphs)/,
	/^content\/glossary\.ts, glossary, /,
	/^content\/interface\.ts, labels, (?:previousProduct|nextProduct)$/,
	/^content\/interface\.ts, labels, (?:run|loading|stop)$/,
	/^content\/interface\.ts, labels, (?:yes|no)$/,
];

/** Texts that were probably copied and not changed yet, in any mix of capital letters. */
function repeatedTexts(): readonly string[] {
	const texts = places().flatMap(({ names, value }) =>
		typeof value === "string" ? [{ text: value, place: names.join(", ") }] : [],
	);
	const links = Object.entries({ drawerLinks: linksInDrawer, quickLinks: linksInFooter }).map(
		([menu, links]) =>
			links.flatMap(({ label, path }) => [
				{ text: label, place: `content/navigation.ts, ${menu}, ${path}, label` },
				{ text: path, place: `content/navigation.ts, ${menu}, ${path}` },
			]),
	);
	const sentences = texts.map(({ text, place }) => {
		const long = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 30);
		return long.map((text) => ({ text, place: `${place}: the sentence "${text}"` }));
	});
	return [
		...differing.map((pattern) => texts.filter(({ place }) => pattern.test(place))),
		...links,
		...sentences,
	]
		.flatMap((set) => repeated(set.map(({ text, place }) => ({ input: text.toLowerCase(), path: [place] }))))
		.map(
			({ path: [place], first }) =>
				`${String(place)} is ${first === place ? "there twice" : `the same as ${first}`}. Change one of them.`,
		);
}

function hiddenHome(): readonly string[] {
	const { indexed = true }: Page = pages["/"];
	return indexed
		? []
		: [
				"content/pages.ts, pages, /, indexed: false keeps the home page out of search engines. Delete this field.",
			];
}
