import sharp from "sharp";
import { expect, it } from "vitest";
import * as colors from "../../../content/colors.ts";
import { company } from "../../../content/company.ts";
import { colorIn, paletteOf } from "../../../content/model/palette.ts";
import { textOf as shown } from "../../../content/model/placeholder.ts";
import { routes } from "../../../content/model/routes.ts";
import { all, files, siteUrl, textOfFile } from "../../site.ts";

const palette = paletteOf(colors);

// tests/hosts/hosts.test.ts compares these files with those of a site below a path.
it("Crawlers may read everything, and get the addresses of all indexed pages", () => {
	expect(textOfFile("robots.txt")).toBe(`User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`);
	const indexed = routes.filter((route) => route.indexed).map(({ path }) => siteUrl + path);
	expect(textOfFile("sitemap.xml")).toBe(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${indexed.map((page) => `<url><loc>${page}</loc></url>\n`).join("")}</urlset>\n`,
	);
});

it("The web manifest has the site's name, its colors, and icons of the stated sizes", async () => {
	const manifest = JSON.parse(textOfFile("manifest.json"));
	expect(manifest).toMatchObject({
		name: shown(company.name),
		start_url: "/",
		scope: "/",
		theme_color: colorIn(palette, "night"),
		background_color: colorIn(palette, "paper"),
	});
	const icons: readonly Record<"src" | "sizes" | "purpose", string>[] = manifest.icons;
	const sizesOf = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
	expect(sizesOf.join(", ")).toBe("192x192 any, 512x512 any, 512x512 maskable");
	for (const { src, sizes, purpose } of icons) {
		const icon = sharp(Buffer.from(files.get(src.slice(1)) ?? ""));
		const { width, height } = await icon.metadata();
		expect(`${width}x${height}`).toBe(sizes);
		const { info: mark } = await icon.trim().toBuffer({ resolveWithObject: true });
		expect(mark.height / height, "its mark's share of it").toBeCloseTo(purpose === "any" ? 0.82 : 0.68, 1);
	}
});

it("The icons are a drawing, an ICO of 16, 32 and 48 pixels and a touch icon of 180", async () => {
	expect(files.get("favicon.svg")).toMatch(/^<svg .*<\/svg>$/s);
	const icon = Buffer.from(files.get("favicon.ico") ?? "");
	const sizes = [16, 32, 48];
	expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, sizes.length, 0]);
	for (const [index, size] of sizes.entries()) {
		const entry = icon.subarray(6 + 16 * index);
		const picture = icon.subarray(entry.readUInt32LE(12)).subarray(0, entry.readUInt32LE(8));
		expect([...entry.subarray(0, 8)]).toEqual([size, size, 0, 0, 1, 0, 32, 0]);
		expect(await sharp(picture).metadata()).toMatchObject({ width: size, height: size });
	}
	const touch = sharp(Buffer.from(files.get("apple-touch-icon.png") ?? ""));
	expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
});

it.each(routes)("$path names the icons, and a color for each scheme", ({ path }) => {
	const links = all(path, "link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]");
	const allOf = (name: string) => links.map((link) => link.getAttribute(name) ?? "").join(" ");
	expect(allOf("href")).toBe("/favicon.ico /favicon.svg /apple-touch-icon.png /manifest.json");
	// Without a size, Chromium prefers the .ico.
	expect([allOf("sizes"), allOf("type")]).toEqual(["32x32   ", " image/svg+xml  "]);
	const colors = all(path, "meta[name=theme-color]");
	expect(colors.map((meta) => [meta.getAttribute("media"), meta.getAttribute("content")])).toEqual([
		["(prefers-color-scheme: light)", colorIn(palette, "night")],
		["(prefers-color-scheme: dark)", colorIn(palette, "paper", "dark")],
	]);
});
