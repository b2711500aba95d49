import { describe, expect, it } from "vitest";
import { emphasisFor } from "../../../pages/output/emphasis.ts";
import { printReport, type Report } from "../../../pages/output/report.ts";

const report: Report = {
	weights: new Map([
		["index.html", 12_201],
		["partners/index.html", 5_213],
	]),
	isExact: true,
	files: 21,
	changes: undefined,
	placeholders: [],
	beside: [],
	milliseconds: 423.4,
	timings: [],
};

function textOf(changes: Partial<Report> = {}): string {
	return printReport("text", { ...report, ...changes }, (text) => text);
}

describe("the report of a build", () => {
	it("counts pages and files, and weighs each page against its budget, the heaviest for its budget first", () => {
		expect(textOf()).toBe(
			[
				"Wrote 2 pages in 21 files to dist/ in 0.4 s.",
				"",
				"Bytes after brotli, and the budget:",
				"  12,201 of 14,600  index.html",
				"   5,213 of 12,000  partners/index.html",
			].join("\n"),
		);
	});

	it("says so when the weights are bounds", () => {
		expect(textOf({ isExact: false })).toContain("Bytes after brotli, at most, and the budget:");
	});

	it("shows the ten pages nearest to their budget when the site is large", () => {
		const weights = new Map(
			Array.from({ length: 10_000 }, (_, index) => [`products/p${index}/index.html`, 1_000 + index]),
		);
		const lines = textOf({ weights }).split("\n");
		expect(lines).toHaveLength(14);
		expect(lines[0]).toContain("Wrote 10,000 pages");
		expect(lines[3]).toBe("  10,999 of 12,000  products/p9999/index.html");
		expect(lines[12]).toContain("products/p9990/");
		expect(lines[13]).toBe("          and 9,990 pages further below the budget");
	});

	it("names the files that changed when they are few, and counts them when they are many", () => {
		const changes = { added: ["a.html"], changed: ["b.html", "c.html"], removed: ["d.html"] };
		expect(textOf({ changes })).toContain(
			[
				"Since the last build: 1 added, 2 changed, 1 removed.",
				"    added  a.html",
				"  changed  b.html",
				"  changed  c.html",
				"  removed  d.html",
			].join("\n"),
		);
		const many = Array.from({ length: 1_200 }, (_, index) => `${index}.html`);
		const text = textOf({ changes: { added: [], changed: many, removed: [] } });
		expect(text).toMatch(/Since the last build: 1,200 changed\.$/);
		expect(textOf({ changes: { added: [], changed: [], removed: [] } })).toMatch(
			/Nothing changed since the last build\.$/,
		);
	});

	it("lists the placeholders by file", () => {
		const placeholders = [
			{ file: "content/company.ts", entry: "email" },
			{ file: "content/products.ts", entry: "x1, videoId" },
			{ file: "content/company.ts", entry: "phone" },
		];
		expect(textOf({ placeholders })).toContain(
			[
				"3 placeholders left, which npm run build -- --release refuses:",
				"  content/company.ts: email; phone",
				"  content/products.ts: x1, videoId",
			].join("\n"),
		);
	});

	it("names the files beside the site, and the timings, when there are any", () => {
		const text = textOf({ beside: [".hosts/nginx/site.conf"], timings: ["     12 ms  render"] });
		expect(text).toContain("\nWrote .hosts/nginx/site.conf.\n");
		expect(text).toMatch(/\n\n {5}12 ms {2}render$/);
	});

	it("is one JSON object for programs, and nothing when quiet", () => {
		const changes = { added: [], changed: ["index.html"], removed: [] };
		const json: unknown = JSON.parse(printReport("json", { ...report, changes }, String));
		expect(json).toEqual({
			pages: [
				{ file: "index.html", bytes: 12_201, budget: 14_600 },
				{ file: "partners/index.html", bytes: 5_213, budget: 12_000 },
			],
			isExact: true,
			files: 21,
			changes,
			placeholders: [],
			beside: [],
			milliseconds: 423.4,
			timings: [],
		});
		expect(printReport("none", report, String)).toBe("");
	});
});

describe("emphasis", () => {
	it("is on a terminal only, and never against NO_COLOR", () => {
		expect(emphasisFor({ isTTY: true }, {})("text")).toBe("\u001b[1mtext\u001b[22m");
		expect(emphasisFor({}, {})("text")).toBe("text");
		expect(emphasisFor({ isTTY: true }, { NO_COLOR: "1" })("text")).toBe("text");
		expect(emphasisFor({ isTTY: true }, { TERM: "dumb" })("text")).toBe("text");
	});
});
