import { expect, it } from "vitest";
import { siteFiles } from "../../../pages/generator/site-files.ts";

it.each([
	["same path", ["a.html", "b.html", "a.html"], 'Two sources create the file "a.html": the site itself,'],
	[
		"same path but for its case",
		["a.html", "A.HTML"],
		'Two sources create the file "A.HTML": the site itself,',
	],
])("a file with the %s is an error", (_, paths, message) => {
	expect(() => siteFiles(paths.map((path) => [path, ""] as const))).toThrow(message);
});
