import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, onTestFinished } from "vitest";
import { Head } from "../../../components/document/Head.tsx";
import { structuredData } from "../../../components/document/structured-data.ts";
import { type Site, SiteContext } from "../../../components/site-context.ts";
import { company } from "../../../content/company.ts";
import { type RoutePath, routeOf, routes } from "../../../content/model/routes.ts";
import { productLists, products } from "../../../content/products.ts";

const site: Site = {
	url: "https://www.example.com",
	base: "/",
	year: 2026,
	assets: { script: "assets/a.js", print: "assets/a.css", drawings: "assets/a.svg" },
	pictures: new Map(),
	runs: new Map(),
	cards: new Map(routes.map(({ path }) => [path, { file: "assets/card.png", alt: "A card." }])),
};
const url = "https://www.example.com/";
const organization = { "@id": `${url}#organization` };
const website = { "@id": `${url}#website` };

function thingsOf(path: RoutePath) {
	return routes
		.filter((route) => route.path === path)
		.flatMap((route) => [...structuredData(site, route)["@graph"]]);
}

/** Changes an entry of the content for the rest of a test. */
function change<Entry extends object>(entry: Entry, changes: Partial<Entry>): void {
	const before = { ...entry };
	Object.assign(entry, changes);
	onTestFinished(() => {
		for (const field of Object.keys(changes)) Reflect.deleteProperty(entry, field);
		Object.assign(entry, before);
	});
}

const place = ({
	city,
	state,
	zip,
}: {
	readonly city: string;
	readonly state: string;
	readonly zip?: string;
}) => ({
	"@type": "PostalAddress",
	addressLocality: city,
	addressRegion: state,
	...(zip && { postalCode: zip }),
	addressCountry: "US",
});

describe("structured data", () => {
	const name = "Film & Sons";
	const video = { videoId: "AAAAAAAAAAA", uploadDate: "2026-03-31T09:00:00-06:00" };

	it("names no seller and no site while the seller's name is a placeholder", () => {
		expect(thingsOf("/")).toMatchObject([{ "@type": "WebPage", url, name: routeOf("/").title }]);
		const all = JSON.stringify(routes.map(({ path }) => thingsOf(path)));
		expect(all).not.toMatch(/isPartOf|Organization|WebSite/);
	});

	it("names the seller and the site on the home page, with all known facts", () => {
		const facts = { wordmark: `${name} Stretch`, email: "film@example.com", street: "2 Film Street" };
		change(company, { ...facts, name, phone: "(817) 555-0199 ext. 3" });
		expect(thingsOf("/")).toEqual([
			{
				"@type": "Organization",
				...organization,
				name,
				url,
				logo: `${url}apple-touch-icon.png`,
				description: company.blurb,
				email: facts.email,
				telephone: "+18175550199",
				address: { ...place(company.office), streetAddress: facts.street },
				location: { "@type": "Place", name: "Warehouse", address: place(company.warehouse) },
			},
			{ "@type": "WebSite", ...website, url, name, inLanguage: "en-US", publisher: organization },
			expect.objectContaining({ "@type": "WebPage", isPartOf: website, about: organization }),
		]);
	});

	it("leaves out facts that are still placeholders", () => {
		change(company, { name });
		const [organization] = thingsOf("/");
		expect(organization).toMatchObject({ name, address: place(company.office) });
		expect(JSON.stringify(organization)).not.toMatch(/logo|email|telephone|streetAddress|placeholder/);
	});

	it("has the page, a breadcrumb, and a video with its id and date on a product's page", () => {
		change(company, { name });
		change(products.x1, video);
		const page = `${url}products/x1/`;
		const { name: heading, metaDescription: description } = products.x1;
		expect(thingsOf("/products/x1/")).toEqual([
			{
				"@type": "WebPage",
				"@id": `${page}#webpage`,
				url: page,
				name: heading,
				description,
				inLanguage: "en-US",
				isPartOf: website,
				breadcrumb: { "@id": `${page}#breadcrumb` },
				primaryImageOfPage: { "@type": "ImageObject", contentUrl: `${url}assets/card.png` },
				video: { "@id": `${page}#video` },
			},
			{
				"@type": "BreadcrumbList",
				"@id": `${page}#breadcrumb`,
				itemListElement: [
					{ "@type": "ListItem", position: 1, name: "Home", item: url },
					{ "@type": "ListItem", position: 2, name: heading },
				],
			},
			{
				"@type": "VideoObject",
				"@id": `${page}#video`,
				name: `${heading} demo video`,
				description,
				thumbnailUrl: [`${url}assets/card.png`],
				uploadDate: video.uploadDate,
				embedUrl: "https://www.youtube-nocookie.com/embed/AAAAAAAAAAA",
			},
		]);
	});

	it.each([{ videoId: video.videoId }, { uploadDate: video.uploadDate }])(
		"has no video with only %j",
		(fact) => {
			change(products.x1, fact);
			expect(JSON.stringify(thingsOf("/products/x1/"))).not.toContain('ideo"');
		},
	);

	it("lists the items of a list page with their positions", () => {
		const itemListElement = Object.entries(productLists["robot-wrappers"].items).map(
			([id, { name }], index) => ({
				"@type": "ListItem",
				position: index + 1,
				name,
				url: `${url}products/robot-wrappers/#${id}`,
			}),
		);
		const mainEntity = { "@type": "ItemList", numberOfItems: itemListElement.length, itemListElement };
		expect(thingsOf("/products/robot-wrappers/")).toMatchObject([
			{ "@type": "CollectionPage", mainEntity },
			{ "@type": "BreadcrumbList" },
		]);
	});

	it("has no text that can end its element", () => {
		const text = '</script><script>alert(1)</script><!--<script> "quoted" & \u2028';
		const route = { ...routeOf("/partners/"), heading: text, description: text };
		const scripts = { inlineScript: undefined, speculationRules: undefined, embeds: false, enhanced: false };
		const head = createElement(Head, { route, styles: "", ...scripts });
		const markup = renderToStaticMarkup(createElement(SiteContext, { value: site }, head));
		const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/?script/is.exec(markup) ?? [];
		expect(JSON.parse(json)["@graph"][0]).toMatchObject({ name: text, description: text });
	});
});
