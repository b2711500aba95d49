import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { printReport, type Report, releaseProblem } from "../../../pages/output/report.ts";
import { pageLimit, sizesOf, sizeWarnings } from "../../../pages/output/sizes.ts";

const report: Report = {
	files: new Map([
		["index.html", ""],
		["partners/index.html", ""],
		["favicon.svg", ""],
	]),
	folder: "dist",
	sizes: [
		{ file: "index.html", bytes: 12_201, parts: [] },
		{ file: "partners/index.html", bytes: 5_213, parts: [] },
	],
	placeholders: [],
	beside: [],
	milliseconds: 423.4,
};

const placeholders = [
	{ file: "content/company.ts", entry: "company.email" },
	{ file: "content/products.ts", entry: "products.x1.videoId" },
	{ file: "content/company.ts", entry: "company.phone" },
];

describe("the report of a build", () => {
	it("counts pages and files, and lists the sizes of pages", () => {
		expect(printReport(report)).toBe(
			[
				"Wrote 2 pages in 3 files to dist/ in 0.4 s.",
				"",
				"Bytes of pages after brotli, of 20,000:",
				"  12,201  index.html",
				"   5,213  partners/index.html",
			].join("\n"),
		);
	});

	it("says so when it lists only the largest pages", () => {
		expect(printReport({ ...report, sizes: report.sizes.slice(0, 1) })).toContain(
			"Bytes of the largest pages after brotli",
		);
	});

	it("lists the placeholders by file, and the files beside the site", () => {
		const text = printReport({ ...report, placeholders, beside: [".hosts/nginx/site.conf"] });
		expect(text).toContain("\nWrote .hosts/nginx/site.conf.\n");
		expect(text).toContain(
			[
				"3 placeholders left, which npm run build -- --release refuses:",
				"  content/company.ts: company.email; company.phone",
				"  content/products.ts: products.x1.videoId",
			].join("\n"),
		);
	});
});

it("A page over the limit is a warning with its bytes and its largest parts", async () => {
	const drawing = `<svg>${randomBytes(20_000).toString("base64")}</svg>`;
	const sizes = await sizesOf(new Map([["partners/index.html", `<style>p{}</style>${drawing}<p>text</p>`]]));
	expect(sizes[0]?.bytes).toBeGreaterThan(pageLimit);
	expect(sizeWarnings(sizes).join()).toMatch(
		/^partners\/index\.html has \d+ bytes after brotli, \d+ more than a page should have: about \d+00 characters of text\. .*largest parts: drawing \(\d+\), /,
	);
});

it("A release with placeholders is an error that lists them", () => {
	expect(releaseProblem(placeholders)).toMatch(
		/^The content still has 3 placeholders, and a release may have none:\n {2}content\/company\.ts: company\.email; /,
	);
});
