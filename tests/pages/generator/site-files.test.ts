import { expect, it } from "vitest";
import { siteFiles } from "../../../pages/generator/site-files.ts";

it("Two files with the same path are an error", () => {
	const twice = ["a.html", "b.html", "a.html"].map((file) => [file, ""] as const);
	expect(() => siteFiles(twice)).toThrow(
		'Two sources create the file "a.html": the site itself, and assets/public/.',
	);
});
