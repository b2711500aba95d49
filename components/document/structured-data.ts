import type {
	CollectionPageLeaf,
	OrganizationLeaf,
	PlaceLeaf,
	VideoObjectLeaf,
	WebPageLeaf,
	WebSiteLeaf,
} from "schema-dts";
import { company, office, warehouse } from "../../content/company.ts";
import { labels } from "../../content/interface.ts";
import type { Office } from "../../content/schema/company.ts";
import { fill } from "../../content/schema/fill.ts";
import { type Hours, readDays, readTime } from "../../content/schema/hours.ts";
import { readPhone } from "../../content/schema/phone.ts";
import { isPlaceholder } from "../../content/schema/placeholder.ts";
import { embedAddress } from "../../content/schema/player.ts";
import type { Product } from "../../content/schema/product.ts";
import type { Route } from "../../content/site/routes.ts";
import { addressOf, type Card, type Site } from "../site-context.ts";

/**
 * What pages describe. The compiler would need seconds to find out which of the vocabulary's nine
 * hundred things each is.
 */
type Thing = OrganizationLeaf | WebSiteLeaf | WebPageLeaf | CollectionPageLeaf | VideoObjectLeaf;

/**
 * The structured data of a page, in the vocabulary of https://schema.org. Apart from its
 * description, its card and the date of its video, it contains only what the page shows. It leaves
 * out values that are still placeholders.
 */
export function structuredData(site: Pick<Site, "url">, route: Route, card: Card) {
	const things = route.path === "/" ? homeThings(site, route) : pageThings(site, route, card);
	return { "@context": "https://schema.org", "@graph": things } as const;
}

function homeThings(site: Pick<Site, "url">, { title }: Route): readonly Thing[] {
	const url = addressOf(site, "/");
	const page = {
		"@type": "WebPage",
		"@id": `${url}#webpage`,
		url,
		name: title,
		inLanguage: "en-US",
	} as const;
	if (isPlaceholder(company.name)) return [page];
	const { name } = company;
	const organization = { "@id": `${url}#organization` };
	const website = { "@id": `${url}#website` };
	return [
		{ ...organizationOf(site), ...organization },
		{ "@type": "WebSite", ...website, url, name, inLanguage: "en-US", publisher: organization },
		{ ...page, isPartOf: website, about: organization },
	];
}

function pageThings(site: Pick<Site, "url">, route: Route, card: Card): readonly Thing[] {
	const { path, description, heading } = route;
	const home = addressOf(site, "/");
	const url = addressOf(site, path);
	const image = `${site.url}/${card.file}`;
	const page = {
		url,
		name: heading,
		description,
		inLanguage: "en-US",
		...(!isPlaceholder(company.name) && { isPartOf: { "@id": `${home}#website` } }),
		breadcrumb: {
			"@type": "BreadcrumbList",
			itemListElement: numbered([{ name: labels.home, item: home }, { name: heading }]),
		} as const,
		primaryImageOfPage: { "@type": "ImageObject", contentUrl: image } as const,
	};
	if (route.kind === "list") {
		const items = Object.entries(route.list.items).map(([id, product]) => ({
			name: product.name,
			url: `${url}#${id}`,
			...(product.specifications && { item: modelOf(product) }),
		}));
		const mainEntity = {
			"@type": "ItemList",
			numberOfItems: items.length,
			itemListElement: numbered(items),
		} as const;
		return [{ "@type": "CollectionPage", ...page, mainEntity }];
	}
	const product = route.kind === "product" ? route.product : undefined;
	const webPage = {
		"@type": "WebPage",
		...page,
		...(product?.specifications && { mainEntity: modelOf(product) }),
	} as const;
	// Search engines reject videos without a date.
	if (!product?.uploadDate || isPlaceholder(product.videoId)) return [webPage];
	const video = { "@id": `${url}#video` };
	return [
		{ ...webPage, video },
		{
			"@type": "VideoObject",
			...video,
			name: fill(labels.videoTitle, product.name),
			description,
			thumbnailUrl: [image],
			uploadDate: product.uploadDate,
			embedUrl: embedAddress(product.videoId),
		},
	];
}

/**
 * The figures of a machine, as the "datasheet of a product": https://schema.org/ProductModel. The
 * page itself cannot have figures: https://schema.org/additionalProperty
 */
function modelOf({ name, summary, specifications = [] }: Product) {
	const properties = specifications.filter(({ value }) => !isPlaceholder(value));
	return {
		"@type": "ProductModel",
		name,
		description: summary,
		additionalProperty: properties.map((figure) => ({ "@type": "PropertyValue", ...figure }) as const),
	} as const;
}

function numbered<T>(items: readonly T[]) {
	return items.map((item, place) => ({ "@type": "ListItem", position: place + 1, ...item }) as const);
}

function postalAddress({ city, state, zip }: Pick<Office, "city" | "state" | "zip">) {
	return {
		"@type": "PostalAddress",
		addressLocality: city,
		addressRegion: state,
		...(zip && { postalCode: zip }),
		addressCountry: "US",
	} as const;
}

function officeAddress() {
	const { street } = office;
	return { ...postalAddress(office), ...(!isPlaceholder(street) && { streetAddress: street }) };
}

/** Hours in the local time of the office, because a UTC offset would change with daylight time. */
function openingHours({ open }: Hours) {
	return open.map(
		({ days, opens, closes }) =>
			({
				"@type": "OpeningHoursSpecification",
				dayOfWeek: [...(readDays(days) ?? [])],
				opens: readTime(opens) ?? "",
				closes: readTime(closes) ?? "",
			}) as const,
	);
}

/** The office as a place, because only places have hours. */
function placeOfOffice(hours: Hours): PlaceLeaf {
	return {
		"@type": "Place",
		name: "Office",
		address: officeAddress(),
		openingHoursSpecification: openingHours(hours),
	};
}

/** The seller, without the values that are still placeholders. */
function organizationOf(site: Pick<Site, "url">): OrganizationLeaf {
	const { name, wordmark, email, phone, blurb, hours } = company;
	const telephone = isPlaceholder(phone) ? undefined : readPhone(phone);
	const stock: PlaceLeaf = { "@type": "Place", name: "Warehouse", address: postalAddress(warehouse) };
	return {
		"@type": "Organization",
		name,
		url: addressOf(site, "/"),
		...(!isPlaceholder(wordmark) && { logo: addressOf(site, "/apple-touch-icon.png") }),
		description: blurb,
		...(!isPlaceholder(email) && { email }),
		...(telephone && { telephone }),
		address: officeAddress(),
		location: hours ? [stock, placeOfOffice(hours)] : stock,
	};
}
