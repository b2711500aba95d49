import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { routes } from "../../../content/model/routes.ts";
import { BudgetError, brotliBytes, budgetOf, type Weigher } from "../../../pages/output/budget.ts";
import { fileOf } from "../../../pages/render.tsx";
import type { PageFile, SiteFile } from "../../../pages/site-file.ts";
import { AtMostWeigher } from "../../../pages/weigh-at-most.ts";
import { weighingExactly } from "../../../pages/weigh-exactly.ts";
import { textOfFile } from "../../site.ts";

const heavyDrawing = `<svg>${randomBytes(16_000).toString("base64")}</svg>`;

async function weigh(weigher: Weigher, files: Iterable<SiteFile>) {
	const passed = [...weigher.through(files)];
	return { passed, weights: await weigher.weights() };
}

/** A page in parts, as the build makes them: its style sheet and its drawings are shared with other pages. */
function inParts(file: string): PageFile {
	const markup = textOfFile(file);
	const shared = /<style>.*?<\/style>|<svg.*?<\/svg>/gs;
	return [
		file,
		markup,
		{ own: markup.replaceAll(shared, ""), shared: [...markup.matchAll(shared)].map(([part]) => part) },
	];
}

describe.each([
	["exactly", () => weighingExactly(".")],
	["at most", () => new AtMostWeigher()],
] as const)("the weighing of pages, %s,", (_, weigher) => {
	it("refuses a page over its budget, with its name, its bytes and its largest parts", async () => {
		const page = `<style>p{}</style>${heavyDrawing}<p>text</p>`;
		const exact = await brotliBytes(page);
		await expect(weigh(weigher(), [["partners/index.html", page]])).rejects.toThrow(
			new RegExp(
				`^partners/index\\.html has ${exact} bytes after brotli and may have 12000\\. Its largest parts: drawing 1 \\(\\d+ bytes\\), `,
			),
		);
	});

	it("names every page that is over its budget", async () => {
		const files = ["a", "b"].map((name): SiteFile => [`${name}/index.html`, heavyDrawing]);
		await expect(weigh(weigher(), files)).rejects.toThrow(/^a\/.*\nb\//);
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
			const verdict = await weigh(weigher(), [["a.html", page]]).then(
				() => undefined,
				(error: unknown) => error,
			);
			if (fits) expect(verdict).toBeUndefined();
			else expect(verdict).toEqual(expect.objectContaining({ name: BudgetError.name }));
			if (!fits) expect(String(verdict)).toContain(`a.html has ${exact} bytes`);
		}
		expect(verdicts).toEqual(new Set([true, false]));
	});

	it("hands every file on, in its order, and weighs pages alone", async () => {
		const files: readonly SiteFile[] = [
			["index.html", "<p>text</p>"],
			["heavy.woff2", randomBytes(20_000)],
			["a.html", "<p>text</p>"],
		];
		const { passed, weights } = await weigh(weigher(), files);
		expect(passed).toEqual(files);
		expect([...weights.keys()]).toEqual(["index.html", "a.html"]);
	});

	it.each(routes)("finds $path no lighter than it is", async ({ path }) => {
		const page = inParts(fileOf(path));
		const { weights } = await weigh(weigher(), [page]);
		const exact = await brotliBytes(page[1]);
		expect(weights.get(page[0])).toBeGreaterThanOrEqual(exact);
		expect(weights.get(page[0])).toBeLessThanOrEqual(weigher().isExact ? exact : budgetOf(page[0]));
	});
});

it("Of a large site, no more pages are weighed after ten that are too heavy", async () => {
	const files = Array.from({ length: 12 }, (_, page): SiteFile => [`${page}/index.html`, heavyDrawing]);
	const message = await weigh(new AtMostWeigher(), files).catch(String);
	expect(String(message).match(/\bhas \d+ bytes/g)).toHaveLength(10);
});
