import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, onTestFinished } from "vitest";
import { Head } from "../../../components/document/Head.tsx";
import { structuredData } from "../../../components/document/structured-data.ts";
import { type Site, SiteContext } from "../../../components/site.ts";
import { company } from "../../../content/company.ts";
import { type Route, type RoutePath, routes } from "../../../content/model/routes.ts";
import { productLists, products } from "../../../content/products.ts";
import { plainSite } from "../../plain-site.ts";

const site: Site = {
	...plainSite,
	cards: new Map(routes.map(({ path }) => [path, { file: "assets/card.png", alt: "A card." }])),
};
const url = "https://www.example.com/";
const indexed = routes.filter((route) => route.indexed);

function routeOf(path: RoutePath): Route {
	const route = routes.find((candidate) => candidate.path === path);
	if (!route) throw new Error(`There is no route "${path}".`);
	return route;
}

const thingsOf = (path: RoutePath) => structuredData(site, routeOf(path))["@graph"];

/** Changes an entry of the content for the rest of a test. */
function change<Entry extends object>(entry: Entry, changes: Partial<Entry>): void {
	const before = { ...entry };
	Object.assign(entry, changes);
	onTestFinished(() => {
		for (const field of Object.keys(changes)) Reflect.deleteProperty(entry, field);
		Object.assign(entry, before);
	});
}

const place = ({ city, state }: { readonly city: string; readonly state: string }) => ({
	"@type": "PostalAddress",
	addressLocality: city,
	addressRegion: state,
	addressCountry: "US",
});

describe("while the seller's name is a placeholder, structured data", () => {
	it("only has the page on the home page", () => {
		const { title: name } = routeOf("/");
		expect(thingsOf("/")).toEqual([
			{ "@type": "WebPage", "@id": `${url}#webpage`, url, name, inLanguage: "en-US" },
		]);
	});

	it("has the page and a breadcrumb on a product's page", () => {
		const { heading, description } = routeOf("/products/x1/");
		const page = `${url}products/x1/`;
		expect(thingsOf("/products/x1/")).toEqual([
			{
				"@type": "WebPage",
				"@id": `${page}#webpage`,
				url: page,
				name: heading,
				description,
				inLanguage: "en-US",
				breadcrumb: { "@id": `${page}#breadcrumb` },
				primaryImageOfPage: { "@type": "ImageObject", contentUrl: `${url}assets/card.png` },
			},
			{
				"@type": "BreadcrumbList",
				"@id": `${page}#breadcrumb`,
				itemListElement: [
					{ "@type": "ListItem", position: 1, name: "Home", item: url },
					{ "@type": "ListItem", position: 2, name: heading },
				],
			},
		]);
	});

	it("lists the items of a list page with their positions", () => {
		const { items } = productLists["automatic-wrappers"];
		const itemListElement = items.map(({ id, name }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			url: `${url}products/automatic-wrappers/#${id}`,
		}));
		expect(thingsOf("/products/automatic-wrappers/")).toMatchObject([
			{
				"@type": "CollectionPage",
				mainEntity: { "@type": "ItemList", numberOfItems: items.length, itemListElement },
			},
			{ "@type": "BreadcrumbList" },
		]);
	});

	it("names no seller, site or video on any page", () => {
		const all = JSON.stringify(indexed.map(({ path }) => thingsOf(path)));
		expect(all).not.toMatch(/isPartOf|Organization|WebSite|VideoObject/);
	});
});

describe("once the seller's name is known, structured data", () => {
	const known = {
		name: "Film & Sons",
		wordmark: "Film & Sons Stretch",
		email: "film@example.com",
		phone: "(817) 555-0199",
		street: "2 Film Street",
	};

	it("names the seller and the site on the home page, with all known facts", () => {
		change(company, known);
		const organization = { "@id": `${url}#organization` };
		const website = { "@id": `${url}#website` };
		expect(thingsOf("/")).toEqual([
			{
				"@type": "Organization",
				...organization,
				name: known.name,
				url,
				logo: `${url}apple-touch-icon.png`,
				description: company.blurb,
				email: known.email,
				telephone: "+18175550199",
				address: { ...place(company.office), streetAddress: known.street },
				location: { "@type": "Place", name: "Warehouse", address: place(company.warehouse) },
			},
			{
				"@type": "WebSite",
				...website,
				url,
				name: known.name,
				inLanguage: "en-US",
				publisher: organization,
			},
			expect.objectContaining({ "@type": "WebPage", isPartOf: website, about: organization }),
		]);
	});

	it("leaves out facts that are still placeholders", () => {
		change(company, { name: known.name });
		const [organization = {}] = thingsOf("/");
		expect(Object.keys(organization)).toEqual([
			"@type",
			"name",
			"url",
			"description",
			"address",
			"location",
			"@id",
		]);
		expect(organization).toMatchObject({ address: place(company.office) });
		expect(JSON.stringify(organization)).not.toContain("streetAddress");
	});

	it("makes every page a part of the site", () => {
		change(company, known);
		for (const { path } of indexed) {
			expect(JSON.stringify(thingsOf(path)), path).toContain(`"isPartOf":{"@id":"${url}#website"}`);
		}
	});
});

describe("a product's video", () => {
	const page = `${url}products/x1/`;
	const dated = { videoId: "AAAAAAAAAAA", uploadDate: "2026-03-31T09:00:00-06:00" };

	it("is included when it has an id and a date", () => {
		change(products.x1, dated);
		const [webPage, , video] = thingsOf("/products/x1/");
		expect(webPage).toMatchObject({ "@type": "WebPage", video: { "@id": `${page}#video` } });
		expect(video).toEqual({
			"@type": "VideoObject",
			"@id": `${page}#video`,
			name: `${products.x1.name} demo video`,
			description: routeOf("/products/x1/").description,
			thumbnailUrl: [`${url}assets/card.png`],
			uploadDate: dated.uploadDate,
			embedUrl: "https://www.youtube-nocookie.com/embed/AAAAAAAAAAA",
		});
	});

	it.each([{ videoId: dated.videoId }, { uploadDate: dated.uploadDate }])(
		"is left out with only %j",
		(fact) => {
			change(products.x1, fact);
			expect(JSON.stringify(thingsOf("/products/x1/"))).not.toContain('ideo"');
		},
	);
});

it("No text can end the element that contains the structured data", () => {
	const text = '</script><script>alert(1)</script><!--<script> "quoted" & \u2028';
	const route = { ...routeOf("/partners/"), heading: text, description: text };
	const scripts = { inlineScript: undefined, speculationRules: undefined, embeds: false, enhanced: false };
	const head = createElement(Head, { route, policy: "", styles: "", ...scripts });
	const markup = renderToStaticMarkup(createElement(SiteContext, { value: site }, head));
	const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/?script/is.exec(markup) ?? [];
	expect(JSON.parse(json)["@graph"][0]).toMatchObject({ name: text, description: text });
});
