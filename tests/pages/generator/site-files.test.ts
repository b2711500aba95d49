import { describe, expect, it } from "vitest";
import { siteFiles } from "../../../pages/generator/site-files.ts";

describe("a file", () => {
	it.each(["a.html", "A.HTML"])("at %s cannot join another at a.html", (file) => {
		expect(() => siteFiles(["a.html", "b.html", file].map((path) => [path, ""] as const))).toThrow(
			`Two sources create the file "${file}": the site itself,`,
		);
	});
});
