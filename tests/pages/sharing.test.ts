import { describe, expect, it } from "vitest";
import { company } from "../../content/company.ts";
import { textOf as shown } from "../../content/model/placeholder.ts";
import { routes } from "../../content/model/routes.ts";
import { all, documentOf, files, siteUrl } from "../site.ts";

function contentOf(path: (typeof routes)[number]["path"], selector: string): string | null | undefined {
	return documentOf(path).querySelector(selector)?.getAttribute("content");
}

describe.each(routes.filter(({ indexed }) => indexed))(
	"shared elsewhere, $path",
	({ path, title, description }) => {
		it("goes by its title without the company's name, its description and its canonical address", () => {
			expect(contentOf(path, "meta[property='og:type']")).toBe("website");
			expect(contentOf(path, "meta[property='og:title']")).toBe(title);
			expect(contentOf(path, "meta[property='og:description']")).toBe(description);
			expect(contentOf(path, "meta[property='og:site_name']")).toBe(shown(company.name));
			expect(contentOf(path, "meta[property='og:locale']")).toBe("en_US");
			const canonical = documentOf(path).querySelector("link[rel=canonical]")?.getAttribute("href");
			expect(contentOf(path, "meta[property='og:url']")).toBe(canonical);
			expect(canonical).toBe(siteUrl + path);
		});

		it("shows a large picture that the site has, with a text for those who do not see it", () => {
			const image = contentOf(path, "meta[property='og:image']") ?? "";
			expect(image).toMatch(new RegExp(`^${siteUrl}/assets/card-[\\w-]+-[0-9a-f]{8}\\.png$`));
			expect(files.has(image.slice(siteUrl.length + 1))).toBe(true);
			expect(contentOf(path, "meta[property='og:image:width']")).toBe("1200");
			expect(contentOf(path, "meta[property='og:image:height']")).toBe("630");
			expect(contentOf(path, "meta[property='og:image:alt']")).toMatch(/\w/);
			expect(contentOf(path, "meta[name='twitter:card']")).toBe("summary_large_image");
		});
	},
);

describe.each(routes.filter(({ indexed }) => !indexed))("an error page, $path,", ({ path }) => {
	it("is neither listed nor shared", () => {
		expect(contentOf(path, "meta[name=robots]")).toBe("noindex");
		expect(
			all(path, "meta[property^='og:'], link[rel=canonical], script[type='application/ld+json']"),
		).toEqual([]);
	});
});

it("Every page is shared with a picture of its own", () => {
	const images = routes
		.filter(({ indexed }) => indexed)
		.map(({ path }) => contentOf(path, "meta[property='og:image']"));
	expect(new Set(images).size).toBe(images.length);
});
