import { describe, expect, it } from "vitest";
import { company } from "../../content/company.ts";
import { keysOf } from "../../content/model/keys.ts";
import { textOf as shown } from "../../content/model/placeholder.ts";
import { productPath, type RoutePath } from "../../content/model/routes.ts";
import { partners } from "../../content/partners.ts";
import { productLists, products } from "../../content/products.ts";
import type { Product } from "../../content/schema/product.ts";
import { all, documentOf, textOf } from "../site.ts";

function expectVideos(path: RoutePath, expected: readonly Product[]): void {
	const players = all(path, "details iframe").map((frame) => frame.getAttribute("src"));
	expect(players).toEqual(
		expected.map(
			({ videoId }) => `https://www.youtube-nocookie.com/embed/${shown(videoId)}?autoplay=1&rel=0`,
		),
	);
	for (const frame of all(path, "iframe")) {
		expect(frame.getAttribute("loading")).toBe("lazy");
		expect(frame.getAttribute("title")).toMatch(/ demo video$/);
		expect(frame.getAttribute("allow")).toBe("autoplay; encrypted-media; picture-in-picture; fullscreen");
		expect(frame.getAttribute("referrerPolicy")).toBe("strict-origin-when-cross-origin");
	}
	const text = textOf(documentOf(path).querySelector("main"));
	for (const { name, description } of expected) {
		expect(text).toContain(name);
		expect(text).toContain(description);
		expect(text).toContain(`Play the ${name} demo video`);
	}
}

describe("the home page", () => {
	it("gives the contact person, phone, e-mail and office", () => {
		const label = documentOf("/").querySelector(".contact dl");
		expect([...(label?.querySelectorAll("div") ?? [])].map(textOf)).toEqual([
			`Contact${shown(company.contactPerson)}`,
			`Phone${shown(company.phone)}`,
			`E-mail${shown(company.email)}`,
			`Office${shown(company.street)}, ${company.office.city}, ${company.office.state}`,
		]);
	});
});

describe.each(keysOf(productLists))("the list %s", (id) => {
	it("shows each of its videos with title and description", () => {
		const { items } = productLists[id];
		expect(all(productPath(id), "article h2").map(textOf)).toEqual(items.map(({ name }) => name));
		expectVideos(productPath(id), items);
	});
});

describe.each(keysOf(products))("the product %s", (id) => {
	it("shows its title, video and description", () => {
		expect(textOf(documentOf(productPath(id)).querySelector("h1"))).toBe(products[id].name);
		expectVideos(productPath(id), [products[id]]);
	});
});

it("Every product has a video of its own, and no placeholder can be a stranger's", () => {
	const ids = [
		...keysOf(products).map((id) => products[id].videoId),
		...keysOf(productLists).flatMap((id) => productLists[id].items.map(({ videoId }) => videoId)),
	];
	expect(new Set(ids.map(shown)).size).toBe(ids.length);
	for (const id of ids) {
		expect(typeof id === "string" || !/^[\w-]{11}$/.test(id.placeholder), shown(id)).toBe(true);
	}
});

it("A product's page leads to the products before and after it, between the first list and the last", () => {
	const lists = keysOf(productLists).map(productPath);
	const paths = [...lists.slice(0, 1), ...keysOf(products).map(productPath), ...lists.slice(-1)];
	for (const [place, path] of paths.slice(1, -1).entries()) {
		const links = all(path, ".neighbors a").map((link) => link.getAttribute("href"));
		expect(links, path).toEqual([paths[place], paths[place + 2]]);
	}
});

describe("the partners page", () => {
	it("lists each partner with logo, description and a link that opens in a new tab", () => {
		const articles = all("/partners/", "main article");
		expect(articles).toHaveLength(partners.length);
		for (const [place, { name, description, website }] of partners.entries()) {
			const article = articles[place];
			expect(textOf(article?.querySelector("h2"))).toBe(shown(name));
			expect(article?.querySelector(".partner__logo :is(svg[aria-label], img[alt])")).not.toBeNull();
			expect(textOf(article)).toContain(description);
			const link = article?.querySelector("a");
			expect(textOf(link)).toBe(`Visit Website of ${shown(name)} (opens in a new tab)`);
			expect(link?.getAttribute("href")).toBe(shown(website));
			expect(link?.getAttribute("target")).toBe("_blank");
			expect(link?.getAttribute("rel")).toBe("noopener");
		}
	});
});
