import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { company } from "../../../content/company.ts";
import { textOf as shown } from "../../../content/model/placeholder.ts";
import { routes } from "../../../content/model/routes.ts";
import { builtFiles } from "../../build-site.ts";
import { pngSize } from "../../png.ts";
import { all, environment, files, siteUrl, textOfFile } from "../../site.ts";

const below = await builtFiles({ ...environment, SITE_URL: "https://user.example/repo" }, "frozen");

interface Manifest {
	readonly name: string;
	readonly start_url: string;
	readonly scope: string;
	readonly theme_color: string;
	readonly background_color: string;
	readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

function manifestIn(built: ReadonlyMap<string, string | Uint8Array>): Manifest {
	return JSON.parse(String(built.get("manifest.json")));
}

/** The value of a token in the light and in the dark scheme. */
function token(name: string): readonly [string | undefined, string | undefined] {
	const css = readFileSync("assets/styles/tokens.css", "utf8");
	const [, light, dark, both] =
		new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css) ?? [];
	return [light ?? both, dark ?? both];
}

describe("robots.txt", () => {
	it("allows every crawler everything, and links the sitemap", () => {
		expect(textOfFile("robots.txt")).toBe(`User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`);
		expect(below.get("robots.txt")).toContain("Sitemap: https://user.example/repo/sitemap.xml\n");
	});
});

describe("sitemap.xml", () => {
	it("lists the pages for search engines by their canonical addresses, and claims nothing more of them", () => {
		const sitemap = textOfFile("sitemap.xml");
		expect(sitemap).toMatch(
			/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\//,
		);
		const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
		const indexed = routes.filter((route) => route.indexed).map(({ path }) => path);
		expect(listed).toEqual(indexed.map((path) => siteUrl + path));
		expect(listed).toEqual(indexed.map((path) => all(path, "link[rel=canonical]")[0]?.getAttribute("href")));
		expect(sitemap).not.toMatch(/lastmod|changefreq|priority/);
	});

	it("knows the path below which the site lives", () => {
		expect(below.get("sitemap.xml")).toContain("<loc>https://user.example/repo/partners/</loc>");
	});
});

describe.each([
	["at the root", files, "/"],
	["below a path", below, "/repo/"],
])("the web manifest %s", (_, built, base) => {
	const manifest = manifestIn(built);

	it("names the site and where it begins", () => {
		expect(manifest).toMatchObject({ name: shown(company.name), start_url: base, scope: base });
	});

	it("offers icons of the sizes that it states, one of them maskable", () => {
		expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
			"192x192 any",
			"512x512 any",
			"512x512 maskable",
		]);
		for (const { src, sizes } of manifest.icons) {
			expect(src.startsWith(`${base}assets/`)).toBe(true);
			const { width, height } = pngSize(built.get(src.slice(base.length)) ?? "");
			expect(`${width}x${height}`).toBe(sizes);
		}
	});

	it("has the colors of the style sheet", () => {
		expect(manifest.theme_color).toBe(token("night")[0]);
		expect(manifest.background_color).toBe(token("paper")[0]);
	});
});

describe("the icons", () => {
	it("are a drawing, an ICO of 32 pixels and a touch icon of 180", () => {
		expect(textOfFile("favicon.svg")).toMatch(/^<svg .*<\/svg>$/s);
		const icon = Buffer.from(files.get("favicon.ico") ?? "");
		expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
		expect([icon.readUInt8(6), icon.readUInt8(7)]).toEqual([32, 32]);
		const offset = icon.readUInt32LE(18);
		expect(offset + icon.readUInt32LE(14)).toBe(icon.length);
		expect(pngSize(icon.subarray(offset))).toEqual({ width: 32, height: 32 });
		expect(pngSize(files.get("apple-touch-icon.png") ?? "")).toEqual({ width: 180, height: 180 });
	});

	it.each(routes)("are named by $path, with a color for each scheme", ({ path }) => {
		const links = all(path, "link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]");
		expect(links.map((link) => link.getAttribute("href"))).toEqual([
			"/favicon.ico",
			"/favicon.svg",
			"/apple-touch-icon.png",
			"/manifest.json",
		]);
		const colors = all(path, "meta[name=theme-color]");
		expect(colors.map((meta) => [meta.getAttribute("media"), meta.getAttribute("content")])).toEqual([
			["(prefers-color-scheme: light)", token("night")[0]],
			["(prefers-color-scheme: dark)", token("paper")[1]],
		]);
	});
});
