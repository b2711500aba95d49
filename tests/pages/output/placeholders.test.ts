import { describe, expect, it } from "vitest";
import { placeholderLines } from "../../../pages/output/placeholders.ts";

const content = {
	"content/company.ts": { company: { siteUrl: { placeholder: "x" }, email: { placeholder: "x" } } },
	"content/products.ts": { products: { x1: { videoId: { placeholder: "x" } } } },
};

describe("the placeholders", () => {
	it("are counted and listed by file", () => {
		expect(placeholderLines({ isAddressReplaced: false }, content)).toEqual([
			"The content still has 3 placeholders. Replace all of them before a release:",
			"  content/company.ts: company.siteUrl; company.email",
			"  content/products.ts: products.x1.videoId",
		]);
	});

	it("leave out the address of the site if SITE_URL replaces it", () => {
		const [, company] = placeholderLines({ isAddressReplaced: true }, content);
		expect(company).toBe("  content/company.ts: company.email");
	});

	it("have no lines if there are none", () => {
		expect(placeholderLines({ isAddressReplaced: true }, {})).toEqual([]);
	});
});
