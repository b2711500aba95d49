import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { routes } from "../../content/routes.ts";
import { brotliBytes, budgetOf, withinBudget } from "../../pages/budget.ts";
import { fileOf } from "../../pages/renderPage.tsx";
import type { SiteFile } from "../../pages/site-file.ts";
import { textOfFile } from "../site.ts";

const heavyDrawing = `<svg>${randomBytes(16_000).toString("base64")}</svg>`;

function weigh(files: Iterable<SiteFile>) {
	const weights = new Map<string, number>();
	const passed = [...withinBudget(files, weights)];
	return { weights, passed };
}

describe("the weighing of pages", () => {
	it("refuses a page over its budget, with its name, its bytes and its largest parts", async () => {
		const page = `<style>p{}</style>${heavyDrawing}<p>text</p>`;
		expect(() => weigh([["partners/index.html", page]])).toThrow(
			new RegExp(
				`^partners/index\\.html has ${await brotliBytes(page)} bytes after brotli and may have 12000\\. Its largest parts: drawing 1 \\d+, `,
			),
		);
	});

	it("names every page that is over its budget, and after ten of them does not go on", () => {
		const heavy = (count: number): SiteFile[] =>
			Array.from({ length: count }, (_, page) => [`${page}/index.html`, heavyDrawing]);
		const named = (count: number) => {
			try {
				weigh(heavy(count));
			} catch (error) {
				return String(error).match(/^.*\bhas \d+ bytes/gm);
			}
			return [];
		};
		expect(named(2)).toHaveLength(2);
		expect(named(12)).toHaveLength(10);
	});

	it("refuses a page if, and only if, its best compression is over the budget", async () => {
		const numbers = Array.from({ length: 300 }, (_, n) => [
			...createHash("sha512").update(String(n)).digest(),
		]).flat();
		const verdicts = new Set<boolean>();
		for (let length = 8800; length <= 10_400; length += 200) {
			const page = `<style>p{}</style><svg><path d="M${numbers.slice(0, length).join(" ")}"/></svg>`;
			const exact = await brotliBytes(page);
			const fits = exact <= budgetOf("a.html");
			verdicts.add(fits);
			if (fits) expect(() => weigh([["a.html", page]])).not.toThrow();
			else expect(() => weigh([["a.html", page]])).toThrow(`a.html has ${exact} bytes`);
		}
		expect(verdicts).toEqual(new Set([true, false]));
	});

	it("hands every file on, in its order", () => {
		const files: readonly SiteFile[] = [
			["index.html", "<p>text</p>"],
			["heavy.woff2", randomBytes(20_000)],
			["a.html", "<p>text</p>"],
		];
		expect(weigh(files).passed).toEqual(files);
	});

	it.each(routes)("finds $path no lighter than it is", async ({ path }) => {
		const file = fileOf(path);
		const { weights } = weigh([[file, textOfFile(file)]]);
		expect(weights.get(file)).toBeGreaterThanOrEqual(await brotliBytes(textOfFile(file)));
		expect(weights.get(file)).toBeLessThanOrEqual(budgetOf(file));
	});
});
