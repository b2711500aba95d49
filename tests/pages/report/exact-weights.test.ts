import { expect, it } from "vitest";
import { brotliBytes } from "../../../pages/budget.ts";
import { ExactWeights } from "../../../pages/report/exact-weights.ts";
import type { SiteFile } from "../../../pages/site-file.ts";

it("weighs pages as hosts send them, and nothing else", async () => {
	const page = `<!doctype html>${"<p>film</p>".repeat(500)}`;
	const files: SiteFile[] = [
		["index.html", page],
		["favicon.svg", "<svg/>"],
	];
	const weights = new ExactWeights();
	expect([...weights.through(files)]).toEqual(files);
	expect(await weights.all()).toEqual(new Map([["index.html", await brotliBytes(page)]]));
});
