import { describe, expect, it } from "vitest";
import { siteFiles } from "../../../pages/output/files.ts";

describe("the files of the site", () => {
	it("keep their order", () => {
		expect([
			...siteFiles([
				["b.html", ""],
				["a/index.html", ""],
			]).keys(),
		]).toEqual(["b.html", "a/index.html"]);
	});

	it("are rejected when two share a path", () => {
		expect(() =>
			siteFiles([
				["a.html", "1"],
				["b.html", "2"],
				["a.html", "3"],
			]),
		).toThrow('Two sources both make the file "a.html".');
	});

	it.each([
		"/etc/x.html",
		"../x.html",
		"a/../../x.html",
		"C:\\x.html",
		"a\\..\\b.html",
		"a//b",
		"a/",
		".",
		"",
	])('are refused for the path "%s", which leads elsewhere', (path) => {
		expect(() => siteFiles([[path, "out"]])).toThrow(
			`The path "${path}" does not name a file inside the site.`,
		);
	});
});
