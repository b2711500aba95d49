import { expect, it } from "vitest";
import { siteFiles } from "../../../pages/output/files.ts";

it("Two files with the same path are an error", () => {
	expect(() =>
		siteFiles([
			["a.html", "1"],
			["b.html", "2"],
			["a.html", "3"],
		]),
	).toThrow('Two sources create the file "a.html".');
});
