import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { placeholderLines } from "../../../pages/output/report.ts";
import { sizeWarnings } from "../../../pages/output/sizes.ts";

const content = {
	"content/company.ts": { company: { siteUrl: { placeholder: "x" }, email: { placeholder: "x" } } },
	"content/products.ts": { products: { x1: { videoId: { placeholder: "x" } } } },
};

describe("the placeholders", () => {
	it("are counted and listed by file", () => {
		expect(placeholderLines({ isAddressReplaced: false }, content)).toEqual([
			"The content still has 3 placeholders, and a release may have none:",
			"  content/company.ts: company.siteUrl; company.email",
			"  content/products.ts: products.x1.videoId",
		]);
	});

	it("do not include the address of the site when SITE_URL replaces it", () => {
		const [, company] = placeholderLines({ isAddressReplaced: true }, content);
		expect(company).toBe("  content/company.ts: company.email");
	});

	it("have no lines when there are none", () => {
		expect(placeholderLines({ isAddressReplaced: true }, {})).toEqual([]);
	});
});

it("A page over the limit is a warning with its bytes and those of its parts", async () => {
	const drawing = `<svg>${randomBytes(20_000).toString("base64")}</svg>`;
	const light = ["index.html", "<p>text</p>"] as const;
	const heavy = ["partners/index.html", `<style>p{}</style>${drawing}<p>text</p>`] as const;
	const warnings = await sizeWarnings(new Map([light, heavy]));
	expect(warnings).toEqual([
		expect.stringMatching(
			/^partners\/index\.html has 2\d{4} bytes after brotli, \d+ more than a page should have: about \d+00 characters of text\. Its drawings have 2\d{4}, its styles \d+, its scripts \d\. Shorten/,
		),
	]);
	// The second time, the size is that in the cache.
	expect(await sizeWarnings(new Map([light, heavy]))).toEqual(warnings);
});
