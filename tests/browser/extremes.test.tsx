import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeStyles } from "../../assets/make/styles.ts";
import { Dimension } from "../../components/home/Dimension.tsx";
import { Layout } from "../../components/layout/Layout.tsx";
import { PartnerItem } from "../../components/PartnerItem.tsx";
import { ListItem } from "../../components/product/ListItem.tsx";
import type { Site } from "../../components/site.ts";
import type { Route } from "../../content/model/routes.ts";
import { productLists } from "../../content/products.ts";
import type { ListedProduct } from "../../content/schema/product.ts";
import { openBrowser } from "./visit.ts";

const visit = openBrowser();
const site: Site = {
	url: "https://www.example.com",
	base: "/",
	year: 2026,
	assets: { script: "none.js", headlineFont: "none.woff2", stretchFont: "none.woff2" },
	cards: new Map(),
	pictures: new Map([
		[
			"wrapper.jpg",
			{
				width: 1200,
				height: 1600,
				file: "wrapper.jpg",
				sources: [{ type: "image/avif", versions: [{ file: "wrapper.avif", width: 1200 }] }],
			},
		],
	]),
};

const [ordinary] = productLists["robot-wrappers"].items;
if (!ordinary) throw new Error("The list of robot wrappers is empty.");
const { poster: _, ...withoutPoster } = ordinary;

/** Contents that a maintainer may well write, and that a layout made for the present ones may not expect. */
const items: readonly ListedProduct[] = [
	{ ...ordinary, id: "word", name: "Palettenumwicklungsmaschinensteuerungshandbuch" },
	{
		...ordinary,
		id: "name",
		name: "T1300 Ring Stretch Wrapper with Top Sheet Dispenser, Heat Seal and Outfeed",
	},
	{ ...ordinary, id: "short", description: "It wraps." },
	{ ...ordinary, id: "long", description: "Every pallet is wrapped, and then the next one. ".repeat(15) },
	{ ...withoutPoster, id: "no-poster" },
	{
		...ordinary,
		id: "photo",
		poster: { photo: "wrapper.jpg", alt: "A wrapper", caption: "A photo." },
	},
];

const route: Route = {
	kind: "list",
	id: "robot-wrappers",
	path: "/products/robot-wrappers/",
	title: "Extremes",
	description: "",
	heading: "Palettenumwicklungsmaschinensteuerungshandbuch",
	indexed: true,
};

const stylesFor = await makeStyles(".", { headline: "/none.woff2", stretch: "/none.woff2" });
const body = renderToStaticMarkup(
	<Layout route={route}>
		<div className="page wrap">
			{items.map((product) => (
				<ListItem key={product.id} product={product} first={false} />
			))}
			<PartnerItem
				partner={{
					name: "Internationale Wägetechnikvertriebsgesellschaft",
					website: "https://example.com/",
					description: "Scales.",
					logo: { drawing: "scale" },
				}}
			/>
			<PartnerItem
				partner={{
					name: "A tall logo",
					website: "https://example.com/",
					description: "Scales.",
					logo: { photo: "wrapper.jpg", alt: "" },
				}}
			/>
			<Dimension text="50 acres" picture={{ photo: "wrapper.jpg", alt: "" }} />
		</div>
	</Layout>,
);
const page = `<!doctype html><html lang="en-US"><title>Extremes</title><style>${stylesFor(body)}</style>${body}</html>`;

/** The policy of the page that was visited would refuse the other one's style sheet. */
const withOwnPage = { bypassCSP: true };

describe.each([320, 390, 768, 1440, 1920])("extreme contents, %d px wide", (width) => {
	it("stay inside the window and inside their boxes", async () => {
		await using visitor = await visit("/500.html", { viewport: { width, height: 800 }, ...withOwnPage });
		await visitor.page.setContent(page);
		const outside = await visitor.page
			.locator("main :is(h2, p, a, figure, summary, img:not(.band__picture), .video__label)")
			.evaluateAll((elements) =>
				elements
					.filter((element) => {
						const { left, right } = element.getBoundingClientRect();
						const box = element.parentElement?.closest(":not(picture)")?.getBoundingClientRect();
						if (element.classList.contains("visually-hidden") || !element.checkVisibility() || !box)
							return false;
						const spills = element.scrollWidth > element.clientWidth + 1 && element.localName !== "img";
						return spills || left < -0.5 || right > innerWidth + 0.5 || right > box.right + 0.5;
					})
					.map(
						(element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
					),
			);
		expect(outside).toEqual([]);
		expect(
			await visitor.page.evaluate(
				() => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
			),
		).toBe(true);
	});

	it("give every video a box of 16 to 9, with a drawing, a photo or nothing in it", async () => {
		await using visitor = await visit("/500.html", { viewport: { width, height: 800 }, ...withOwnPage });
		await visitor.page.setContent(page);
		const ratios = await visitor.page.locator(".video__poster").evaluateAll((posters) =>
			posters.map((poster) => {
				const { width, height } = poster.getBoundingClientRect();
				return Math.round((width / height) * 100);
			}),
		);
		expect(ratios).toEqual(items.map(() => 178));
	});

	it("give every picture about the width that its sizes promise, so that no file is larger than it needs to be", async () => {
		await using visitor = await visit("/500.html", { viewport: { width, height: 800 }, ...withOwnPage });
		await visitor.page.setContent(page);
		const ratios = await visitor.page.locator("picture").evaluateAll((pictures) =>
			pictures.map((picture) => {
				const sizes = picture.querySelector("source")?.sizes.split(/,\s*/) ?? [];
				const fitting =
					sizes.find((size) => matchMedia(/^\(.*?\)(?= )/.exec(size)?.[0] ?? "all").matches) ?? "";
				const ruler = document.body.appendChild(document.createElement("div"));
				ruler.style.position = "absolute";
				ruler.style.width = fitting.replace(/^\(.*?\) /, "");
				const promised = ruler.offsetWidth;
				ruler.remove();
				return (picture.querySelector("img")?.offsetWidth ?? 0) / promised;
			}),
		);
		expect(ratios).toHaveLength(3);
		const [poster = 0, logo = 0, band = 0] = ratios;
		// A scroll bar takes 15 px, which `vw` does not know.
		expect(poster).toBeGreaterThan(0.93);
		expect(poster).toBeLessThan(1.01);
		expect(logo).toBeLessThanOrEqual(1);
		expect(band).toBeGreaterThan(0.9);
		expect(band).toBeLessThan(1.1);
	});
});
