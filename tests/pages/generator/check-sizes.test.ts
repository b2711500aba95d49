import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { sizeWarnings } from "../../../pages/generator/check-sizes.ts";

it("A page over the limit is a warning", () => {
	const drawing = `<svg>${randomBytes(25_000).toString("base64")}</svg>`;
	const light = ["index.html", "<p>text</p>"] as const;
	const heavy = ["partners/index.html", `<style>p{}</style>${drawing}<p>text</p>`] as const;
	expect(sizeWarnings(new Map([light, heavy]))).toEqual([
		expect.stringMatching(
			/^partners\/index\.html has 2\d{4} bytes after gzip, \d+ more than a page should have: about \d+00 characters of text\. Shorten/,
		),
	]);
});
