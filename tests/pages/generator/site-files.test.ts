import { expect, it } from "vitest";
import { siteFiles } from "../../../pages/generator/site-files.ts";

it("a file with the same path as another is an error", () => {
	const files = ["a.html", "b.html", "a.html"].map((path) => [path, ""] as const);
	expect(() => siteFiles(files)).toThrow('Two sources create the file "a.html": the site itself,');
});
