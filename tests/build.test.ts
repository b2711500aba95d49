import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { company } from "../content/company.ts";
import { phoneE164 } from "../content/model/phone.ts";
import { textOf as shown } from "../content/model/placeholder.ts";
import { fileOf, routes } from "../content/model/routes.ts";
import { fullTitle } from "../content/model/title.ts";
import { drawerLinks, quickLinks } from "../content/navigation.ts";
import { sizeWarnings } from "../pages/output/sizes.ts";
import { copySite } from "./build-site.ts";
import { buildCopy } from "./project-copy.ts";
import { all, documentOf, files, siteUrl, textOf, textOfFile } from "./site.ts";

const withLayout = routes.filter(({ path }) => path !== "/products/404.html");

describe("the site", () => {
	it("has a file for every route", () => {
		for (const { path } of routes) {
			expect(files.has(fileOf(path)), path).toBe(true);
		}
	});

	it("renders without React warnings", async () => {
		await using copy = await copySite();
		const { errors } = await buildCopy(copy.folder, { NODE_ENV: "development" });
		expect(errors).toBe("");
	});

	it("has no page that weighs more than it should", async () => {
		expect(await sizeWarnings(files)).toEqual([]);
	});

	it("sends the visitor no React and at most 1,500 bytes of script, after brotli", async () => {
		const scripts = [...files].filter(([file]) => file.endsWith(".js"));
		expect(scripts).toHaveLength(1);
		const inline = [...textOfFile("404.html").matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
		const code = [...scripts.map(([, contents]) => String(contents)), ...inline].join("\n");
		expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1500);
		expect(code).not.toMatch(/react|__webpack|hydrate/i);
	});
});

describe.each(routes)("$path", (route) => {
	const page = textOfFile(fileOf(route.path));

	it("is a complete document with one h1", () => {
		expect(page).toMatch(/^<!doctype html><html lang="en-US"><head>.*<\/body><\/html>\n$/s);
		const headings = all(route.path, "h1").filter((heading) => !heading.closest("template"));
		expect(headings.map(textOf)).toEqual([route.heading]);
	});

	it("has a title, a description, and an address that only pages for search engines have", () => {
		const head = documentOf(route.path).head;
		expect(textOf(head.querySelector("title"))).toBe(fullTitle(route.title));
		expect(head.querySelector("meta[name=description]")?.getAttribute("content")).toBe(route.description);
		expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
			route.indexed ? siteUrl + route.path : undefined,
		);
		expect(head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe(
			route.indexed ? undefined : "noindex",
		);
	});

	it("requests nothing from other hosts while it loads, except the stock photo when it comes into view", () => {
		const loaded = all(
			route.path,
			"script[src], img[src], link[rel=preload], link[rel=stylesheet], link[rel=icon]",
		).filter((element) => !element.matches(".band__picture[loading=lazy]"));
		for (const element of loaded) {
			expect(element.getAttribute("src") ?? element.getAttribute("href")).toMatch(/^\/[^/]/);
		}
	});

	it("has no form and no input", () => {
		expect(all(route.path, "form, input, select, textarea, [contenteditable]")).toEqual([]);
	});

	it("has no style attribute and no event handler attribute", () => {
		expect(page.replace(/<(script|style)\b.*?<\/\1>/gs, "")).not.toMatch(/\s(?:style|on[a-z]+)="/);
	});
});

describe.each(withLayout)("the shared layout of $path", ({ path }) => {
	it("begins with the e-mail and the phone", () => {
		const links = all(path, ".top-bar a").map((link) => [link.getAttribute("href"), textOf(link)]);
		expect(links).toEqual([
			[`mailto:${shown(company.email)}`, shown(company.email)],
			[`tel:${phoneE164(shown(company.phone))}`, shown(company.phone)],
		]);
	});

	it("has a bar with a logo that links to the home page and a Menu button", () => {
		const logo = documentOf(path).querySelector(".navigation-bar a");
		expect(logo?.getAttribute("href")).toBe("/");
		expect(all(path, ".navigation-bar button").map(textOf)).toEqual(["Menu"]);
	});

	it("has a drawer with the links of the content, and marks the current page", () => {
		expect(all(path, "dialog a").map((link) => [textOf(link), link.getAttribute("href")])).toEqual(
			drawerLinks.map((link) => [link.label, link.path]),
		);
		const current = all(path, "dialog a[aria-current=page]").map((link) => link.getAttribute("href"));
		expect(current).toEqual(path.endsWith(".html") ? [] : [path]);
	});

	it("ends with blurb, quick links, contact, office, copyright year and builder", () => {
		const footer = documentOf(path).querySelector("footer");
		expect([...(footer?.querySelectorAll("nav a") ?? [])].map(textOf)).toEqual(
			quickLinks.map(({ label }) => label),
		);
		const text = textOf(footer);
		for (const part of [
			company.blurb,
			shown(company.phone),
			shown(company.email),
			shown(company.street),
			`${company.office.city}, ${company.office.state}`,
			`© 2026 ${shown(company.name)}. All rights reserved.`,
		]) {
			expect(text).toContain(part);
		}
		const credit = documentOf(path).querySelector(".footer__legal a");
		expect(credit?.getAttribute("href")).toBe(shown(company.builder.website));
		expect(textOf(credit?.parentElement)).toBe(`Site by ${shown(company.builder.name)}`);
	});
});
