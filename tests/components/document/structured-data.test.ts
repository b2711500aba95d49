import { describe, expect, it } from "vitest";
import { type Facts, structuredData } from "../../../components/document/structured-data.ts";
import type { Site } from "../../../components/site.ts";
import { company } from "../../../content/company.ts";
import { type Route, type RoutePath, routes } from "../../../content/model/routes.ts";
import { productLists, products } from "../../../content/products.ts";
import type { Company } from "../../../content/schema/company.ts";
import { plainSite } from "../../plain-site.ts";

const site: Site = {
	...plainSite,
	cards: new Map(routes.map(({ path }) => [path, { file: "assets/card.png", alt: "A card." }])),
};

const unknown: Company = {
	...company,
	name: { placeholder: "Nobody" },
	wordmark: { placeholder: "Nobody" },
	email: { placeholder: "nobody@example.com" },
	phone: { placeholder: "(817) 555-0100" },
	street: { placeholder: "0 Nowhere Street" },
};
const known: Company = {
	...company,
	name: "Film & Sons",
	wordmark: "Film & Sons Stretch",
	email: "film@example.com",
	phone: "(817) 555-0199",
	street: "2 Film Street",
};

function routeOf(path: RoutePath): Route {
	const route = routes.find((candidate) => candidate.path === path);
	if (!route) throw new Error(`There is no route "${path}".`);
	return route;
}

function thingsOf(path: RoutePath, facts: Partial<Facts>) {
	const graph = structuredData(site, routeOf(path), { company: unknown, products, productLists, ...facts });
	expect(graph["@context"]).toBe("https://schema.org");
	return graph["@graph"];
}

const page = "https://www.example.com/products/x1/";

describe("while the seller's name is a placeholder, structured data", () => {
	it("is the page alone on the home page", () => {
		expect(thingsOf("/", {})).toEqual([
			{
				"@type": "WebPage",
				"@id": "https://www.example.com/#webpage",
				url: "https://www.example.com/",
				name: routeOf("/").title,
				inLanguage: "en-US",
			},
		]);
	});

	it("is page and breadcrumb on a product's page, and names no site", () => {
		const { heading, description } = routeOf("/products/x1/");
		expect(thingsOf("/products/x1/", {})).toEqual([
			{
				"@type": "WebPage",
				"@id": `${page}#webpage`,
				url: page,
				name: heading,
				description,
				inLanguage: "en-US",
				breadcrumb: { "@id": `${page}#breadcrumb` },
				primaryImageOfPage: {
					"@type": "ImageObject",
					contentUrl: "https://www.example.com/assets/card.png",
				},
			},
			{
				"@type": "BreadcrumbList",
				"@id": `${page}#breadcrumb`,
				itemListElement: [
					{ "@type": "ListItem", position: 1, name: "Home", item: "https://www.example.com/" },
					{ "@type": "ListItem", position: 2, name: heading },
				],
			},
		]);
	});

	it("lists the items of a list page with their places on it", () => {
		const url = "https://www.example.com/products/automatic-wrappers/";
		const { items } = productLists["automatic-wrappers"];
		expect(thingsOf("/products/automatic-wrappers/", {})).toMatchObject([
			{
				"@type": "CollectionPage",
				mainEntity: {
					"@type": "ItemList",
					numberOfItems: items.length,
					itemListElement: items.map(({ id, name }, place) => ({
						"@type": "ListItem",
						position: place + 1,
						name,
						url: `${url}#${id}`,
					})),
				},
			},
			{ "@type": "BreadcrumbList" },
		]);
	});

	it("contains no placeholder, on any page", () => {
		const all = JSON.stringify(routes.filter(({ indexed }) => indexed).map(({ path }) => thingsOf(path, {})));
		expect(all).not.toMatch(/isPartOf|Organization|WebSite|VideoObject|Nobody|nobody|555|Nowhere/);
	});
});

describe("as soon as the seller's name is known, structured data", () => {
	it("names the seller and the site on the home page, with all that is known of them", () => {
		const organization = { "@id": "https://www.example.com/#organization" };
		const website = { "@id": "https://www.example.com/#website" };
		expect(thingsOf("/", { company: known })).toEqual([
			{
				"@type": "Organization",
				...organization,
				name: "Film & Sons",
				url: "https://www.example.com/",
				logo: "https://www.example.com/apple-touch-icon.png",
				description: company.blurb,
				email: "film@example.com",
				telephone: "+18175550199",
				address: {
					"@type": "PostalAddress",
					streetAddress: "2 Film Street",
					addressLocality: company.office.city,
					addressRegion: company.office.state,
					addressCountry: "US",
				},
				location: {
					"@type": "Place",
					name: "Warehouse",
					address: {
						"@type": "PostalAddress",
						addressLocality: company.warehouse.city,
						addressRegion: company.warehouse.state,
						addressCountry: "US",
					},
				},
			},
			{
				"@type": "WebSite",
				...website,
				url: "https://www.example.com/",
				name: "Film & Sons",
				inLanguage: "en-US",
				publisher: organization,
			},
			expect.objectContaining({ "@type": "WebPage", isPartOf: website, about: organization }),
		]);
	});

	it("leaves out each fact that is still a placeholder", () => {
		const [organization] = thingsOf("/", { company: { ...unknown, name: known.name } });
		expect(organization).toMatchObject({ "@type": "Organization", name: known.name });
		for (const fact of ["logo", "email", "telephone"]) {
			expect(organization).not.toHaveProperty(fact);
		}
		expect(JSON.stringify(organization)).not.toContain("streetAddress");
	});

	it("makes every page part of the site", () => {
		for (const { path } of routes.filter(({ indexed }) => indexed)) {
			const things = JSON.stringify(thingsOf(path, { company: known }));
			expect(things, path).toContain('"isPartOf":{"@id":"https://www.example.com/#website"}');
		}
	});
});

describe("a product's video", () => {
	const dated = { ...products.x1, videoId: "AAAAAAAAAAA", uploadDate: "2026-03-31T09:00:00-06:00" };

	it("is included when it has an id and a date", () => {
		const things = thingsOf("/products/x1/", { products: { ...products, x1: dated } });
		expect(things[0]).toMatchObject({ "@type": "WebPage", video: { "@id": `${page}#video` } });
		expect(things[2]).toEqual({
			"@type": "VideoObject",
			"@id": `${page}#video`,
			name: `${products.x1.name} demo video`,
			description: routeOf("/products/x1/").description,
			thumbnailUrl: ["https://www.example.com/assets/card.png"],
			uploadDate: "2026-03-31T09:00:00-06:00",
			embedUrl: "https://www.youtube-nocookie.com/embed/AAAAAAAAAAA",
		});
	});

	const { uploadDate: _, ...undated } = dated;
	it.each([
		["without a date", undated],
		["with a placeholder for its id", { ...dated, videoId: { placeholder: "demo-x1" } }],
	])("is not announced %s", (_, x1) => {
		const things = JSON.stringify(thingsOf("/products/x1/", { products: { ...products, x1 } }));
		expect(things).not.toContain('ideo"');
	});
});
