import { expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/third-parties.ts";
import { all, documentOf, files, textOfFile } from "../site.ts";

const attributesOf = (element: Element | null | undefined, names: readonly string[]) =>
	names.map((name) => element?.getAttribute(name) ?? undefined);

it("Only uploads that the content names are published, with hashed names", () => {
	const published = [...files.keys()].filter((file) => /uploads|not-named/.test(file));
	expect(published.map((file) => file.replace(/-[0-9a-f]{8}\./, ".")).sort()).toEqual(
		[320, 320, 640, 640, 960, 960, 1600]
			.flatMap((width) => ["avif", "webp"].map((type) => `assets/uploads/picture-${width}.${type}`))
			.sort(),
	);
});

it("A public file is published unchanged", () => {
	expect(textOfFile("CNAME")).toBe("www.example.com");
});

it("A photo appears in every format and size, with its proportions, and the first poster loads eagerly", () => {
	const picture = documentOf("/products/x0ps/").querySelector("summary picture");
	const sources = [...(picture?.querySelectorAll("source") ?? [])];
	expect(sources.map((source) => source.getAttribute("type"))).toEqual(["image/avif", "image/webp"]);
	expect(sources[0]?.getAttribute("srcSet")).toMatch(
		/^\/assets\/uploads\/picture-320-\w{8}\.avif 320w, \S+-640-\w{8}\.avif 640w, \S+-960-\w{8}\.avif 960w, /,
	);
	const image = picture?.querySelector("img");
	expect(attributesOf(image, ["src", "alt", "loading", "fetchPriority", "decoding"])).toEqual([
		expect.stringMatching(/\.webp$/),
		"An X1 at work.",
		undefined,
		"high",
		undefined,
	]);
	const [width, height] = attributesOf(image, ["width", "height"]).map(Number);
	expect((width ?? 0) / (height ?? 0)).toBeCloseTo(4 / 3);
});

it("Photos further down load lazily", () => {
	const images = [...all("/products/robot-wrappers/", "summary img"), ...all("/", ".band img")];
	expect(images.map((image) => image.getAttribute("loading"))).toEqual(["lazy", "lazy", "lazy"]);
});

it("An SVG logo is shown as pixels", () => {
	const [logo] = all("/partners/", "article picture img[alt=Scales]");
	expect(logo?.getAttribute("src")).toMatch(/^\/assets\/uploads\/picture-960-\w{8}\.webp$/);
	expect(logo?.parentElement?.querySelector("source")?.getAttribute("sizes")).toBe("320px");
});

it("A photo in place of the stock photo removes its host from every page", () => {
	const pages = [...files.keys()].filter((file) => file.endsWith(".html"));
	expect(pages.filter((file) => textOfFile(file).includes(stockPhotoHost))).toEqual([]);
});
