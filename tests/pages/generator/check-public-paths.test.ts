import { describe, expect, it } from "vitest";
import { checkPublicPaths } from "../../../pages/generator/check-public-paths.ts";

const files = (...paths: readonly string[]) => paths.map((path) => ({ path }));
const generated = files(
	"index.html",
	"partners/index.html",
	"404.html",
	"robots.txt",
	"_headers",
	"favicon.svg",
);

describe("a public file", () => {
	it.each(["robots.txt", "_headers", "favicon.svg", "ads.txt", "partners/list.pdf", "google1a2b.html"])(
		"may be %s",
		(path) => {
			expect(() => checkPublicPaths(generated, files(path))).not.toThrow();
		},
	);

	it.each([
		["index.html", "the page /"],
		["partners/index.html", "the page /partners/"],
		["Partners/Index.html", "the page /partners/"],
		["partners.html", "the page /partners/"],
		["partners", "the page /partners/"],
		["404/index.html", "the page /404.html"],
		["Robots.txt", 'the generated file "robots.txt"'],
	])("may not be %s, because of %s", (path, other) => {
		expect(() => checkPublicPaths(generated, files(path))).toThrow(
			`assets/public/${path} would be the same file or address as ${other}. Rename or delete one of them.`,
		);
	});

	it.each([
		["a.txt", "A.txt"],
		["a.html", "a/index.html"],
		["M\u00fcller.pdf", "Mu\u0308ller.pdf"],
	])("may not be %s beside %s", (...paths) => {
		expect(() => checkPublicPaths(generated, files(...paths))).toThrow(
			`assets/public/${paths[1]} would be the same file or address as assets/public/${paths[0]}.`,
		);
	});
});
