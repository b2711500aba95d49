import { describe, expect, it, onTestFinished } from "vitest";
import { structuredData } from "../../../components/document/structured-data.ts";
import type { Site } from "../../../components/site-context.ts";
import { company, office } from "../../../content/company.ts";
import { type RoutePath, routeOf, routes } from "../../../content/model/routes.ts";
import { products } from "../../../content/products.ts";
import { expectReviewed } from "../../reviewed.ts";

const site: Site = {
	url: "https://www.example.com",
	base: "/",
	year: 2026,
	assets: { script: "assets/a.js", print: "assets/a.css" },
	drawings: "assets/a.svg",
	pictures: new Map(),
	colors: { topBar: "", page: { light: "", dark: "" } },
	runs: new Map(),
	cards: new Map(routes.map(({ path }) => [path, { file: "assets/card.png", alt: "A card." }])),
};
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
		for (const field of Object.keys(changes)) if (!(field in before)) Reflect.deleteProperty(entry, field);
		Object.assign(entry, before);
	});
}

describe("structured data", () => {
	const name = "Film & Sons";

	it("names no seller and no site while the seller's name is a placeholder", () => {
		expect(thingsOf("/")).toMatchObject([{ "@type": "WebPage", name: routeOf("/").title }]);
		const all = JSON.stringify(routes.map(({ path }) => thingsOf(path)));
		expect(all).not.toMatch(/isPartOf|Organization|WebSite/);
	});

	it("has the reviewed facts about the seller, the site, a product with its video, and a list", async () => {
		const facts = { wordmark: `${name} Stretch`, email: "film@example.com" };
		change(office, { street: "2 Film Street" });
		change(company, { ...facts, name, phone: "(817) 555-0199 ext. 3" });
		const paths = ["/", "/products/t1300/", "/products/robot-wrappers/"] as const;
		const graphs = paths.map((path) => JSON.stringify(thingsOf(path), null, "\t"));
		await expectReviewed(`${graphs.join("\n")}\n`, "structured-data.txt");
	});

	it("leaves out facts that are still placeholders", () => {
		change(company, { name });
		const [organization] = thingsOf("/");
		expect(organization).toMatchObject({ name, address: { addressLocality: office.city } });
		expect(JSON.stringify(organization)).not.toMatch(/logo|email|telephone|streetAddress|placeholder/);
	});

	it.each([{ videoId: "AAAAAAAAAAA" }, { uploadDate: "2026-03-31T09:00:00-06:00" }])(
		"has no video with only %j",
		(fact) => {
			change(products.x1, fact);
			expect(JSON.stringify(thingsOf("/products/x1/"))).not.toContain('ideo"');
		},
	);
});
