import type { Graph, Organization, Thing } from "schema-dts";
import { company } from "../../content/company.ts";
import { labels } from "../../content/interface.ts";
import { fill } from "../../content/model/labels.ts";
import { readPhone } from "../../content/model/phone.ts";
import { givenText } from "../../content/model/placeholder.ts";
import { playerAddress } from "../../content/model/player.ts";
import type { Route } from "../../content/model/routes.ts";
import { productLists, products } from "../../content/products.ts";
import { addressOf, type Site } from "../site.ts";

/**
 * The structured data of a page, in the vocabulary of https://schema.org. It contains nothing that the page does not
 * show, and leaves out values that are still placeholders.
 */
export function structuredData(site: Site, route: Route): Graph {
	const thingsOf = route.path === "/" ? homeThings : pageThings;
	return { "@context": "https://schema.org", "@graph": thingsOf(site, route) };
}

function homeThings(site: Site, { title }: Route): readonly Thing[] {
	const url = addressOf(site, "/");
	const inLanguage = "en-US";
	const page = { "@type": "WebPage", "@id": `${url}#webpage`, url, name: title, inLanguage } as const;
	const name = givenText(company.name);
	if (name === undefined) return [page];
	return [sellerAt(site, name), { "@type": "WebSite", url, name, inLanguage }, page];
}

function pageThings(site: Site, route: Route): readonly Thing[] {
	const { path, description, heading } = route;
	const url = addressOf(site, path);
	const card = site.cards.get(path);
	const image = card && `${site.url}/${card.file}`;
	const page = {
		"@id": `${url}#webpage`,
		url,
		name: heading,
		description,
		inLanguage: "en-US",
		breadcrumb: { "@id": `${url}#breadcrumb` },
		...(image && { primaryImageOfPage: { "@type": "ImageObject", contentUrl: image } as const }),
	};
	const breadcrumb = {
		"@type": "BreadcrumbList",
		"@id": `${url}#breadcrumb`,
		itemListElement: numbered([{ name: labels.home, item: addressOf(site, "/") }, { name: heading }]),
	} as const;
	if (route.kind === "list") {
		const items = productLists[route.id].items.map(({ id, name }) => ({ name, url: `${url}#${id}` }));
		const mainEntity = {
			"@type": "ItemList",
			numberOfItems: items.length,
			itemListElement: numbered(items),
		} as const;
		return [{ "@type": "CollectionPage", ...page, mainEntity }, breadcrumb];
	}
	const product = route.kind === "product" ? products[route.id] : undefined;
	// Search engines reject videos without a date.
	if (!product?.uploadDate || !givenText(product.videoId) || !image) {
		return [{ "@type": "WebPage", ...page }, breadcrumb];
	}
	const video = {
		"@type": "VideoObject",
		name: fill(labels.videoTitle, product.name),
		description,
		thumbnailUrl: [image],
		uploadDate: product.uploadDate,
		embedUrl: playerAddress(product.videoId),
	} as const;
	return [{ "@type": "WebPage", ...page, video }, breadcrumb];
}

/** List items with their positions. */
function numbered<T>(items: readonly T[]) {
	return items.map((item, place) => ({ "@type": "ListItem", position: place + 1, ...item }) as const);
}

/** The seller, without the values that are still placeholders. */
function sellerAt(site: Site, name: string): Organization {
	const { wordmark, blurb, office } = company;
	const [email, phone = "", streetAddress] = [company.email, company.phone, company.street].map(givenText);
	const telephone = readPhone(phone)?.e164;
	return {
		"@type": "Organization",
		name,
		url: addressOf(site, "/"),
		...(givenText(wordmark) && { logo: addressOf(site, "/apple-touch-icon.png") }),
		description: blurb,
		...(email && { email }),
		...(telephone && { telephone }),
		address: {
			"@type": "PostalAddress",
			...(streetAddress && { streetAddress }),
			addressLocality: office.city,
			addressRegion: office.state,
			addressCountry: "US",
		},
	};
}
