import type {
	Graph,
	ImageObject,
	ItemList,
	ListItem,
	OrganizationLeaf,
	Thing,
	VideoObject,
	WebSite,
} from "schema-dts";
import { company } from "../../content/company.ts";
import { labels } from "../../content/interface.ts";
import { fill } from "../../content/model/labels.ts";
import { phoneE164 } from "../../content/model/phone.ts";
import { givenText } from "../../content/model/placeholder.ts";
import { playerAddress } from "../../content/model/player.ts";
import { type Route, trailTo } from "../../content/model/routes.ts";
import { type ListId, type ProductId, productLists, products } from "../../content/products.ts";
import type { Company } from "../../content/schema/company.ts";
import type { ProductList, SingleProduct } from "../../content/schema/product.ts";
import { addressOf, type Site } from "../site.ts";

/** The content that structured data is made of. */
export interface Facts {
	readonly company: Company;
	readonly products: Readonly<Record<ProductId, SingleProduct>>;
	readonly productLists: Readonly<Record<ListId, ProductList>>;
}

/**
 * What a page tells search engines about itself, in the words of https://schema.org. It says nothing that the page
 * does not show, and leaves out whatever is still a placeholder.
 */
export function structuredData(
	site: Site,
	route: Route,
	facts: Facts = { company, products, productLists },
): Graph {
	const things = route.path === "/" ? homeThings(site, route, facts) : pageThings(site, route, facts);
	return { "@context": "https://schema.org", "@graph": things };
}

function homeThings(site: Site, { path, title }: Route, { company }: Facts): readonly Thing[] {
	const url = addressOf(site, path);
	const page = {
		"@type": "WebPage",
		"@id": `${url}#webpage`,
		url,
		name: title,
		inLanguage: "en-US",
	} as const;
	const name = givenText(company.name);
	if (name === undefined) {
		return [page];
	}
	const organization = { "@id": `${url}#organization` };
	const website: WebSite = {
		"@type": "WebSite",
		"@id": websiteId(site),
		url,
		name,
		inLanguage: "en-US",
		publisher: organization,
	};
	return [
		{ ...organizationOf(site, name, company), ...organization },
		website,
		{ ...page, isPartOf: { "@id": websiteId(site) }, about: organization },
	];
}

function pageThings(site: Site, route: Route, { company, products, productLists }: Facts): readonly Thing[] {
	const { path, description, heading } = route;
	const url = addressOf(site, path);
	const card = site.cards.get(path);
	const image: ImageObject | undefined = card && {
		"@type": "ImageObject",
		contentUrl: `${site.url}/${card.file}`,
	};
	const page = {
		"@id": `${url}#webpage`,
		url,
		name: heading,
		description,
		inLanguage: "en-US",
		...(givenText(company.name) && { isPartOf: { "@id": websiteId(site) } }),
		breadcrumb: { "@id": `${url}#breadcrumb` },
		...(image && { primaryImageOfPage: image }),
	} as const;
	const breadcrumb: Thing = {
		"@type": "BreadcrumbList",
		"@id": `${url}#breadcrumb`,
		itemListElement: stepsTo(site, route),
	};
	if (route.kind === "list") {
		return [
			{ "@type": "CollectionPage", ...page, mainEntity: itemsOf(url, productLists[route.id]) },
			breadcrumb,
		];
	}
	const video = route.kind === "product" ? videoOf(site, route, products[route.id]) : undefined;
	return video
		? [{ "@type": "WebPage", ...page, video: { "@id": `${url}#video` } }, breadcrumb, video]
		: [{ "@type": "WebPage", ...page }, breadcrumb];
}

function websiteId(site: Site): string {
	return `${addressOf(site, "/")}#website`;
}

/** The seller, as far as it is known. */
function organizationOf(site: Site, name: string, company: Company): OrganizationLeaf {
	const [wordmark, email, phone, street] = [
		givenText(company.wordmark),
		givenText(company.email),
		givenText(company.phone),
		givenText(company.street),
	];
	const { office, warehouse } = company;
	return {
		"@type": "Organization",
		name,
		url: addressOf(site, "/"),
		...(wordmark && { logo: addressOf(site, "/apple-touch-icon.png") }),
		description: company.blurb,
		...(email && { email }),
		...(phone && { telephone: phoneE164(phone) }),
		address: {
			"@type": "PostalAddress",
			...(street && { streetAddress: street }),
			addressLocality: office.city,
			addressRegion: office.state,
			addressCountry: "US",
		},
		location: {
			"@type": "Place",
			name: "Warehouse",
			address: {
				"@type": "PostalAddress",
				addressLocality: warehouse.city,
				addressRegion: warehouse.state,
				addressCountry: "US",
			},
		},
	};
}

function stepsTo(site: Site, route: Route): readonly ListItem[] {
	return trailTo(route).map(
		({ path, label }, place): ListItem => ({
			"@type": "ListItem",
			position: place + 1,
			name: label,
			...(path !== route.path && { item: addressOf(site, path) }),
		}),
	);
}

function itemsOf(url: string, { items }: ProductList): ItemList {
	return {
		"@type": "ItemList",
		numberOfItems: items.length,
		itemListElement: items.map(
			({ id, name }, place): ListItem => ({
				"@type": "ListItem",
				position: place + 1,
				name,
				url: `${url}#${id}`,
			}),
		),
	};
}

/** The video of a product's page, once it is known and dated; without a date search engines refuse it. */
function videoOf(site: Site, { path, description }: Route, product: SingleProduct): VideoObject | undefined {
	const { name, videoId, uploadDate } = product;
	const card = site.cards.get(path);
	return givenText(videoId) === undefined || uploadDate === undefined || card === undefined
		? undefined
		: {
				"@type": "VideoObject",
				"@id": `${addressOf(site, path)}#video`,
				name: fill(labels.videoTitle, name),
				description,
				thumbnailUrl: [`${site.url}/${card.file}`],
				uploadDate,
				embedUrl: playerAddress(videoId),
			};
}
