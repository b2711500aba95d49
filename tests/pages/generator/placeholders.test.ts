import { expect, it } from "vitest";
import { placeholderLines } from "../../../pages/generator/placeholders.ts";

it("Placeholders are counted and listed by file, without the site's address if SITE_URL replaces it", () => {
	const placeholder = { placeholder: "x" };
	const content = {
		"content/company.ts": { company: { siteUrl: placeholder, email: placeholder } },
		"content/products.ts": { products: { x1: { videoId: placeholder } } },
	};
	expect(placeholderLines({}, content)).toEqual([
		"The content still has 3 placeholders. Replace all of them before a release:",
		"  content/company.ts: company.siteUrl; company.email",
		"  content/products.ts: products.x1.videoId",
	]);
	const [, company] = placeholderLines({ SITE_URL: "https://www.example.com" }, content);
	expect(company).toBe("  content/company.ts: company.email");
});
