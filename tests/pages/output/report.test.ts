import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { placeholderLines, reportOf } from "../../../pages/output/report.ts";
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

it("The report counts files and pages, and lists the placeholders", () => {
	const files = new Map([
		["index.html", ""],
		["partners/index.html", ""],
		["favicon.svg", ""],
	]);
	expect(reportOf(files, "dist", ["The content still has …"])).toBe(
		"Wrote 3 files to dist/, 2 of them pages.\nThe content still has …",
	);
});

it("A page over the limit is a warning with its bytes and its largest parts", async () => {
	const drawing = `<svg>${randomBytes(20_000).toString("base64")}</svg>`;
	const light = ["index.html", "<p>text</p>"] as const;
	const heavy = ["partners/index.html", `<style>p{}</style>${drawing}<p>text</p>`] as const;
	expect(await sizeWarnings(new Map([light, heavy]))).toEqual([
		expect.stringMatching(
			/^partners\/index\.html has \d+ bytes after brotli, \d+ more than a page should have: about \d+00 characters of text\. .*largest parts: drawing \(\d+\), /,
		),
	]);
});
