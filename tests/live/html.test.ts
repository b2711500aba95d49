import { describe, expect, it } from "vitest";
import { htmlFindings, inert } from "../html-findings.ts";
import { files } from "../site.ts";

const pages = [...files].flatMap(([file, contents]) =>
	file.endsWith(".html") ? [{ file, page: String(contents) }] : [],
);

describe.each(pages)("the HTML of $file", ({ page }) => {
	it("is valid", async () => {
		expect(await htmlFindings(page)).toEqual([]);
	});
});

it("The contents of the template are validated as a page", () => {
	const templates = pages.flatMap(({ page }) => page.match(inert) ?? []);
	expect(templates).toHaveLength(1);
	for (const template of templates) {
		expect(files.get("products/404.html")).toContain(`<body>${template}</body>`);
	}
});
