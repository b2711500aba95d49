import { describe, expect, it } from "vitest";
import { company, office } from "../../content/company.ts";
import { stockPhotoHost } from "../../content/schema/stock-photo.ts";
import type { Directive } from "../../content/schema/third-parties.ts";
import { fileOf, routes } from "../../content/site/routes.ts";
import { thirdParties } from "../../content/third-parties.ts";
import { thirdPartiesOf } from "../../pages/page-list.tsx";
import { atLeastOne } from "../at-least-one.ts";
import { Faults } from "../faults.ts";
import { all, documentOf, files, pages, textOf } from "../site.ts";

/** The paths that the specification names, in the order of the drawer. */
const paths = [
	"/",
	"/products/robot-wrappers/",
	"/products/x0ps/",
	"/products/x1/",
	"/products/s600/",
	"/products/vented-wrap/",
	"/products/automatic-wrappers/",
	"/partners/",
];
// The page of a product that the seller does not sell any more redirects, and needs no link.
const shown = paths.filter((path) => routes.some((route) => route.path === path));
const quickLinks = shown.filter((path) => !/-wrappers|partners/.test(path));

/**
 * What the specification fixes, by page and selector: strings, or the paths of links, in this
 * order. The seller may change everything else, and add more of anything.
 */
const facts: readonly (readonly [fact: string, path: string, selector: string, wanted: readonly string[]])[] =
	[
		["headline of the home page", "/", "h1", ["World Class Stretch Wrappers and Exceptional Value"]],
		["title of the drawer", "/", "dialog h2", ["Navigation"]],
		["links of the drawer", "/", "dialog a", shown],
		["quick links of the footer", "/", "footer nav a", quickLinks],
		["section about the machines", "/", "main h2", ["Innovation in Packaging Solutions"]],
		["reasons", "/", "section:has(#why-choose) h3", ["Professional Design", "USA Based", "Quality Assured"]],
		["section for inquiries", "/", "main h2", ["Contact Us"]],
		["heading of the partners", "/partners/", "h1", ["Our Partners"]],
		["heading of /404.html", "/404.html", "h1", ["Oops! Page not found"]],
		["link home on /404.html", "/404.html", "main a[href='/']", ["Return to Home"]],
		["text of /products/404.html", "/products/404.html", "body", ["Product not found"]],
		["heading of /500.html", "/500.html", "h1", ["Unexpected Application Error!"]],
	];

/** Strings that a part of a page has to mention. */
const mentions: readonly (readonly [
	fact: string,
	path: string,
	selector: string,
	words: readonly string[],
])[] = [
	[
		"factory and its wrappers",
		"/",
		"section:has(#innovation)",
		["50-acre factory", "standard", "fully automatic", "high-speed ring-type wrappers"],
	],
	["warehouse", "/", "section:has(#why-choose) li:nth-child(2)", ["stocked and shipped", "Dallas, TX"]],
	["contact person", "/", "section:has(#inquiry) dl", [company.contactPerson]],
	["address of the office", "/", "section:has(#inquiry) dl", [office.street, "Arlington, TX"]],
	["address of the office", "/", "footer address", [office.street, "Arlington, TX"]],
	["kind of partner", "/partners/", "main article p", ["scales company"]],
];

/** The videos of each page, by their ids in the content. */
const videos: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"/products/robot-wrappers/": {
		"r600-robot": "R600 Robot",
		"r600-light-weight-load": "R600 Light Weight Load",
	},
	"/products/automatic-wrappers/": {
		"t1300-ring": "T1300 Ring Stretch Wrapper",
		"s300-in-line": "S300 In Line Turnable",
		x200: "Model X200",
	},
	"/products/x0ps/": { x0ps: "X0PS Semi Automatic" },
	"/products/x1/": { x1: "X1 Semi Automatic" },
	"/products/s600/": { s600: "S600 Horizontal" },
	"/products/vented-wrap/": { "vented-wrap": "Vented Wrap w Roping Device" },
};

/** The ids of the videos on a page that the content has. */
function idsOn(path: string): readonly string[] {
	return routes
		.filter((route) => route.path === path)
		.flatMap((route) => {
			return route.kind === "list" ? Object.keys(route.list.items) : path.split("/").slice(-2, -1);
		});
}

/** Whether the page list allows a host to which the page may send forms. */
function mayHaveForms(path: string): boolean {
	const route = routes.find((candidate) => candidate.path === path);
	const hosts = route ? thirdPartiesOf(route) : [];
	return hosts.some((host) => {
		const directives: readonly Directive[] = thirdParties[host];
		return directives.includes("form-action");
	});
}

const advice =
	"Restore it in content/. If the specification has changed, change this table in tests/live/specification.test.ts.";

/** What pages lack, of the parts that the specification asks for on each of them, by selector. */
function missingOn(paths: readonly { readonly path: string }[], parts: Readonly<Record<string, string>>) {
	const faults = new Faults();
	for (const { path } of paths) {
		const missing = Object.entries(parts).filter(([, selector]) => all(path, selector).length === 0);
		faults.add(
			path,
			missing.map(([part]) => `There is no ${part}`),
		);
	}
	return faults.lines;
}

describe("the specification's", () => {
	it.each(facts)("%s is on the site", (fact, path, selector, wanted) => {
		const found = all(path, selector).flatMap((part) => [textOf(part), part.getAttribute("href") ?? ""]);
		expect(
			found.filter((text) => wanted.includes(text)),
			`The specification asks for the ${fact}, in this order. ${advice}`,
		).toEqual(wanted);
	});

	it.each(mentions)("%s is mentioned on the site", (fact, path, selector, words) => {
		const text = atLeastOne(all(path, selector), selector).map(textOf).join(" ");
		// The build composes the letters of the content.
		const missing = words.filter((word) => !text.includes(word.normalize("NFC")));
		expect(missing, `The specification asks for the ${fact}. ${advice}`).toEqual([]);
	});

	it.each(Object.entries(videos))("videos are on %s, with a title, a player and copy", (path, names) => {
		const known = idsOn(path);
		const wanted = Object.entries(names).flatMap(([id, name]) => (known.includes(id) ? [name] : []));
		const articles = atLeastOne(all(path, "main article"), "articles").map((article) => ({
			title: textOf(article.querySelector("h1, h2")),
			players: article.querySelectorAll("[data-video] > a[target^=player-]").length,
			frames: article.querySelectorAll("[data-video] noscript iframe").length,
			hasCopy: textOf(article.querySelector(".product-text p")) !== "",
		}));
		expect(
			articles.filter(({ title }) => wanted.includes(title)),
			`The specification asks for these videos. ${advice}`,
		).toEqual(wanted.map((title) => ({ title, players: 1, frames: 1, hasCopy: true })));
	});

	it("section of reasons is on the home page", () => {
		expect(all("/", "main h2").map(textOf).join()).toContain("Why Choose");
	});

	it.each(paths)("path %s is a page, or redirects to one", (path) => {
		const message = `The specification names the path ${path}. Redirect it in content/redirects.ts.`;
		expect([...files.keys()], message).toContain(fileOf(path));
	});

	it("parts of every page but that of an unknown product are there", () => {
		const paths = pages.filter(({ kind }) => kind !== "notice");
		const parts = {
			"e-mail link in the top bar": "header .top-bar a[href^='mailto:']",
			"phone link in the top bar": "header .top-bar a[href^='tel:']",
			"logo that leads home": ".navigation-bar a[href='/'].logo",
			"Menu button": ".navigation-bar [data-opens-drawer]",
			"button that closes the drawer": "dialog [data-closes-drawer]",
			"drawer titled Navigation": "dialog[popover] h2#navigation-title",
			"blurb in the footer": "footer .footer__blurb",
			"phone link in the footer": "footer a[href^='tel:']",
			"e-mail link in the footer": "footer a[href^='mailto:']",
			"address in the footer": "footer address",
			"year in the footer": "footer [data-year]",
			"link to the site's builder": ".footer__legal a[href^=http]",
		};
		expect(missingOn(paths, parts)).toEqual([]);
	});

	it("contact links are the same in the top bar, the footer and the home page's section", () => {
		const addressesIn = (part: string, scheme: string) =>
			all("/", `${part} a[href^="${scheme}:"]`).map((link) => link.getAttribute("href")?.split("?")[0]);
		for (const scheme of ["mailto", "tel"]) {
			const shown = ["header", "footer", "section:has(#inquiry)"].map((part) => addressesIn(part, scheme)[0]);
			expect(new Set(shown).size, `different addresses: ${shown.join(", ")}`).toBe(1);
			expect(shown[0]).toMatch(/^(?:mailto:\S+@\S+|tel:\+1\d{10})$/);
		}
	});

	it("year in the copyright line is that of the build until the script runs", () => {
		expect(textOf(documentOf("/").querySelector("footer [data-year]"))).toBe("2026");
	});

	it("lists are pages of their own, and not products", () => {
		for (const path of ["/products/robot-wrappers/", "/products/automatic-wrappers/"]) {
			const page = pages.find((candidate) => candidate.path === path);
			expect(page?.kind ?? "no page", `${path} is not a list. ${advice}`).toMatch(/^list$|^no page$/);
		}
	});

	it("partners have a name, a logo, a description, and a link that opens in a new tab", () => {
		for (const partner of atLeastOne(all("/partners/", "main article"), "partners")) {
			expect(textOf(partner.querySelector("h2"))).not.toBe("");
			expect(partner.querySelectorAll("svg, img").length).toBeGreaterThan(0);
			expect(textOf(partner.querySelector("p"))).not.toBe("");
			const link = partner.querySelector("a[target=_blank]");
			expect(textOf(link)).toMatch(/^Visit Website\b/);
			expect(link?.getAttribute("href")).toMatch(/^https?:/);
		}
	});

	it("cards and list items are marked for their fade", () => {
		const isMarked = (path: string) => all(path, "[data-stagger] > :is(li, article)").length > 0;
		const paths = ["/", ...pages.filter(({ kind }) => kind === "list").map(({ path }) => path)];
		expect(paths.filter((path) => !isMarked(path))).toEqual([]);
	});

	it("pages have no forms or inputs where pages/page-list.tsx allows no host for them", () => {
		const faults = new Faults();
		const withoutForms = pages.filter(({ path }) => !mayHaveForms(path));
		for (const { path } of atLeastOne(withoutForms, "pages without forms")) {
			faults.add(
				path,
				all(path, "form, input, select, textarea").map((part) => `There is a ${part.localName}`),
			);
		}
		const message =
			"The specification asks for no forms. Remove them, or allow their host as content/README.md says.";
		expect(faults.lines, message).toEqual([]);
	});

	it("images come from the site's own folder and one stock-photo service", () => {
		const addresses = pages.flatMap(({ path }) =>
			all(path, "img, source").flatMap((image) =>
				[image.getAttribute("src"), ...(image.getAttribute("srcSet") ?? "").split(/,\s+/)].filter(Boolean),
			),
		);
		const others = addresses.filter(
			(address) => !`${address}`.startsWith("/assets/uploads/") && !`${address}`.startsWith(stockPhotoHost),
		);
		expect(others).toEqual([]);
	});

	it("page of an unknown product has nothing but its text", () => {
		expect(all("/products/404.html", "header, footer, nav, a, button")).toEqual([]);
	});
});
