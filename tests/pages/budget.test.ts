import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { budgetOf, weigh } from "../../pages/budget.ts";

const heavyDrawing = `<svg>${randomBytes(16_000).toString("base64")}</svg>`;

it("A page over its budget is refused with its name, its bytes and its largest parts", async () => {
	const pages = new Map([["partners/index.html", `<style>p{}</style>${heavyDrawing}<p>text</p>`]]);
	await expect(weigh(pages)).rejects.toThrow(
		/^partners\/index\.html has \d+ bytes after brotli and may have 12000\. Its largest parts: drawing 1 \d+, /,
	);
});

it("Pages within their budgets are weighed", async () => {
	const weights = await weigh(new Map([["index.html", "<p>text</p>"]]));
	expect(weights.get("index.html")).toBeLessThan(budgetOf("index.html"));
});
