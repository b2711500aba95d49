import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPalette } from "../../../assets/make/palette.ts";
import { company } from "../../../content/company.ts";
import { textOf as shown } from "../../../content/model/placeholder.ts";
import { routes } from "../../../content/model/routes.ts";
import { builtFiles } from "../../build-site.ts";
import { all, environment, files, siteUrl } from "../../site.ts";

const addressBelow = "https://user.example/repo";
const below = await builtFiles({ ...environment, SITE_URL: addressBelow }, "frozen");
const [light, dark] = [await readPalette("."), await readPalette(".", "dark")];

describe.each([
	[siteUrl, files, "/"],
	[addressBelow, below, "/repo/"],
] as const)("the site at %s", (address, built, base) => {
	it("lets crawlers read everything, and lists the addresses of all indexed pages", () => {
		expect(built.get("robots.txt")).toBe(`User-agent: *\nAllow: /\nSitemap: ${address}/sitemap.xml\n`);
		const indexed = routes.filter((route) => route.indexed).map(({ path }) => address + path);
		expect(built.get("sitemap.xml")).toBe(
			`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${indexed.map((page) => `<url><loc>${page}</loc></url>\n`).join("")}</urlset>\n`,
		);
	});

	it("has a web manifest with the site's name, its colors, and icons of the stated sizes", async () => {
		const manifest = JSON.parse(String(built.get("manifest.json")));
		expect(manifest).toMatchObject({ name: shown(company.name), start_url: base, scope: base });
		expect([manifest.theme_color, manifest.background_color]).toEqual([light("night"), light("paper")]);
		const sides = ["192x192 any", "512x512 any", "512x512 maskable"];
		const icons: readonly Record<"src" | "sizes" | "purpose", string>[] = manifest.icons;
		expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(sides);
		for (const { src, sizes } of icons) {
			const { width, height } = await sharp(Buffer.from(built.get(src.replace(base, "")) ?? "")).metadata();
			expect([src.startsWith(`${base}assets/`), `${width}x${height}`]).toEqual([true, sizes]);
		}
	});
});

it("The icons are a drawing, an ICO of 32 pixels and a touch icon of 180", async () => {
	expect(files.get("favicon.svg")).toMatch(/^<svg .*<\/svg>$/s);
	const icon = Buffer.from(files.get("favicon.ico") ?? "");
	expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
	const offset = icon.readUInt32LE(18);
	expect(offset + icon.readUInt32LE(14)).toBe(icon.length);
	expect(await sharp(icon.subarray(offset)).metadata()).toMatchObject({ width: 32, height: 32 });
	const touch = sharp(Buffer.from(files.get("apple-touch-icon.png") ?? ""));
	expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
});

it.each(routes)("$path names the icons, and a color for each scheme", ({ path }) => {
	const links = all(path, "link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]");
	expect(links.map((link) => link.getAttribute("href")).join(" ")).toBe(
		"/favicon.ico /favicon.svg /apple-touch-icon.png /manifest.json",
	);
	const colors = all(path, "meta[name=theme-color]");
	expect(colors.map((meta) => [meta.getAttribute("media"), meta.getAttribute("content")])).toEqual([
		["(prefers-color-scheme: light)", light("night")],
		["(prefers-color-scheme: dark)", dark("paper")],
	]);
});
