import fc from "fast-check";
import { DOMParser } from "linkedom";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Head } from "../components/document/Head.tsx";
import { EmailLink } from "../components/EmailLink.tsx";
import { PartnerItem } from "../components/PartnerItem.tsx";
import { ListItem } from "../components/product/ListItem.tsx";
import { SiteContext } from "../components/site.ts";
import { fullTitle } from "../content/model/title.ts";
import { printable } from "../content/schema/rules.ts";
import { plainSite } from "./plain-site.ts";

const dangerous = fc.constantFrom(
	"<script>alert(1)</script>",
	"</script><script>",
	"<!--",
	"]]>",
	'" onload="alert(1)',
	"&amp;&#0;&lt",
	"javascript:",
	"🏭👩‍🔧",
	"שלום\u202eabc",
	"\u2028",
	"\u00a0",
	"`",
);

/** Any printable text, including HTML: all kinds of characters, texts that are dangerous somewhere, and very long ones. */
const anyText = fc
	.oneof(
		{
			weight: 6,
			arbitrary: fc
				.array(fc.oneof(dangerous, fc.string({ unit: "binary" }), fc.string()))
				.map((parts) => parts.join("")),
		},
		{
			weight: 1,
			arbitrary: fc.string({ minLength: 1, maxLength: 3 }).map((part) => part.repeat(10_000 / part.length)),
		},
	)
	.filter((value) => printable.safeParse(value).success);

const parse = (element: ReactElement) =>
	new DOMParser().parseFromString(
		`<!doctype html><html>${renderToStaticMarkup(<SiteContext value={plainSite}>{element}</SiteContext>)}</html>`,
		"text/html",
	);

function holdsForAny(property: (value: string) => void): void {
	fc.assert(fc.property(anyText, property), { numRuns: 60 });
}

describe("any printable text is rendered as that text", () => {
	it("in a product's title, texts, alternative text and the names of its controls", () => {
		holdsForAny((value) => {
			const product = {
				id: "x9",
				name: value,
				videoId: "abcdefghijk",
				summary: value,
				description: value,
				poster: { drawing: "x1", alt: value, caption: value },
			} as const;
			const page = parse(<ListItem product={product} first />);
			expect(page.querySelector("h2")?.textContent).toBe(value);
			expect([...page.querySelectorAll(".list-item__text p")].map((p) => p.textContent)).toContain(value);
			expect(page.querySelector("figcaption p")?.textContent).toBe(value);
			expect(page.querySelector("svg")?.getAttribute("aria-label")).toBe(value);
			expect(page.querySelector("iframe")?.getAttribute("title")).toBe(`${value} demo video`);
			expect(page.querySelectorAll("script")).toHaveLength(0);
		});
	});

	it("in a partner's entry", () => {
		holdsForAny((value) => {
			const partner = {
				name: value,
				website: "https://example.com/",
				description: value,
				logo: { drawing: "scale" },
			} as const;
			const page = parse(<PartnerItem partner={partner} />);
			expect(page.querySelector("h2")?.textContent).toBe(value);
			expect(page.querySelectorAll("script")).toHaveLength(0);
		});
	});

	const ownScripts = 3; // Structured data, the site's script, and what to fetch before a click.

	it("in a page's title, descriptions, cards and structured data", () => {
		holdsForAny((value) => {
			const route = {
				kind: "product",
				id: "x1",
				path: "/products/x1/",
				title: value,
				description: value,
				heading: value,
				indexed: true,
			} as const;
			const page = parse(
				<Head
					route={route}
					policy="default-src 'none'"
					styles="p{}"
					inlineScript={undefined}
					speculationRules="{}"
					embeds={false}
					enhanced
				/>,
			);
			const contentOf = (selector: string) => page.querySelector(selector)?.getAttribute("content");
			expect(page.querySelector("title")?.textContent).toBe(fullTitle(value));
			expect(contentOf("meta[name=description]")).toBe(value);
			expect(contentOf("meta[property='og:title']")).toBe(value);
			const scripts = [...page.querySelectorAll("script")].map((script) => script.textContent);
			const [data] = scripts;
			expect(scripts).toHaveLength(ownScripts);
			expect(JSON.parse(data ?? "")["@graph"][0]).toMatchObject({ name: value, description: value });
		});
	});

	it("in the subject of an e-mail", () => {
		holdsForAny((value) => {
			const href =
				parse(<EmailLink subject={value}>Ask</EmailLink>)
					.querySelector("a")
					?.getAttribute("href") ?? "";
			const [, query = ""] = href.split("?");
			expect(query).toMatch(/^subject=[\w!~*'().%-]*$/);
			expect(decodeURIComponent(query.slice("subject=".length))).toBe(value);
		});
	});
});
