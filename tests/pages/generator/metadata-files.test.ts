import sharp from "sharp";
import { describe, expect, it } from "vitest";
import * as colors from "../../../content/colors.ts";
import { company } from "../../../content/company.ts";
import { colorIn, paletteOf } from "../../../content/model/palette.ts";
import { textOf as shown } from "../../../content/model/placeholder.ts";
import { routes } from "../../../content/model/routes.ts";
import { files, siteUrl, textOfFile } from "../../site.ts";

const palette = paletteOf(colors);
const manifest = JSON.parse(textOfFile("manifest.json"));
const icons: readonly Record<"src" | "sizes" | "purpose", string>[] = manifest.icons;

// tests/hosts compares these files with those of a site below a path.
describe("crawlers", () => {
	it("may read everything", () => {
		expect(textOfFile("robots.txt")).toBe(`User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`);
	});

	it("get the addresses of all indexed pages", () => {
		const urls = routes
			.filter(({ indexed }) => indexed)
			.map(({ path }) => `<url><loc>${siteUrl + path}</loc></url>\n`);
		expect(textOfFile("sitemap.xml")).toBe(
			`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
		);
	});
});

describe("the web manifest", () => {
	it("has the site's name, address and colors", () => {
		expect(manifest).toMatchObject({
			name: shown(company.name),
			start_url: "/",
			scope: "/",
			theme_color: colorIn(palette, "night"),
			background_color: colorIn(palette, "paper"),
		});
	});

	it.each(icons)("has the icon $src with its size for the purpose $purpose", async (icon) => {
		const { format, width, height } = await sharp(Buffer.from(files.get(icon.src.slice(1)) ?? "")).metadata();
		expect([format, `${width}x${height}`]).toEqual(["png", icon.sizes]);
	});
});

describe("the icons", () => {
	it("are a drawing, and an ICO with three pictures", () => {
		expect(files.get("favicon.svg")).toMatch(/^<svg .*<\/svg>$/s);
		expect(files.get("favicon.ico")?.slice(0, 6)).toEqual(Buffer.of(0, 0, 1, 0, 3, 0));
	});

	it("have 180 px for a touch screen", async () => {
		const touch = sharp(Buffer.from(files.get("apple-touch-icon.png") ?? ""));
		expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
	});
});
