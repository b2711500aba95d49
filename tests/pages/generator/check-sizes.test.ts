import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { sizeWarnings } from "../../../pages/generator/check-sizes.ts";

it("A page over the limit is a warning with the bytes of the page and its parts", async () => {
	const drawing = `<svg>${randomBytes(20_000).toString("base64")}</svg>`;
	const light = ["index.html", "<p>text</p>"] as const;
	const heavy = ["partners/index.html", `<style>p{}</style>${drawing}<p>text</p>`] as const;
	const warnings = await sizeWarnings(new Map([light, heavy]));
	expect(warnings).toEqual([
		expect.stringMatching(
			/^partners\/index\.html has 2\d{4} bytes after brotli, \d+ more than a page should have: about \d+00 characters of text\. Its drawings have 2\d{4}, its styles \d+, its scripts \d\. Shorten/,
		),
	]);
	// The second time, the size comes from the cache.
	expect(await sizeWarnings(new Map([light, heavy]))).toEqual(warnings);
});
