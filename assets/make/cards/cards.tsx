import { renderToStaticMarkup } from "react-dom/server";
import { LogoMark } from "../../../components/drawings/LogoMark.tsx";
import { MachineDrawing } from "../../../components/drawings/MachineDrawing.tsx";
import { ScaleDrawing } from "../../../components/drawings/ScaleDrawing.tsx";
import { headingParts } from "../../../components/product/ProductHeading.tsx";
import { company } from "../../../content/company.ts";
import { home } from "../../../content/home.ts";
import { textOf } from "../../../content/model/placeholder.ts";
import type { Route } from "../../../content/model/routes.ts";
import { pages } from "../../../content/pages.ts";
import { productLists, products } from "../../../content/products.ts";
import type { Product } from "../../../content/schema/product.ts";
import { drawingStyles, readPalette } from "../palette.ts";
import { rasterize } from "../raster.ts";
import { hashedFile } from "../site-file.ts";
import { loadLettering } from "./lettering.ts";
import { SocialCard } from "./SocialCard.tsx";

/** The first drawing among the products' posters, or else the mark. */
function posterOf(shown: readonly Product[]) {
	for (const { poster } of shown) {
		if (poster && "drawing" in poster) {
			const { drawing, alt } = poster;
			return { drawing: <MachineDrawing machine={drawing} view="bare" alt="" />, alt };
		}
	}
	return { drawing: <LogoMark />, alt: `Logo of ${textOf(company.name)}` };
}

/** The drawing beside the heading of a card. */
function motifOf(route: Route) {
	switch (route.kind) {
		case "product":
			return posterOf([products[route.id]]);
		case "list":
			return posterOf(productLists[route.id].items);
		case "page":
			return route.path === "/partners/"
				? { drawing: <ScaleDrawing alt="" />, alt: "Line drawing of a floor scale with a carton on it." }
				: { drawing: <MachineDrawing machine="x1" view="bare" alt="" />, alt: home.hero.alt };
	}
}

/** A page's heading on its card: with its line breaks, and in two sizes, as on the page. */
function headingOf(route: Route) {
	if (route.path === "/") return { lines: pages["/"].heading, subheading: undefined };
	const [label = "", kind] = route.kind === "product" ? headingParts(products[route.id]) : [route.heading];
	return { lines: [label], subheading: kind };
}

/**
 * The SVG of every card, and its alternative text. Cards depend only on content and code: their text is drawn as
 * outlines.
 *
 * @param routes the pages; those that search engines do not list have no card
 */
async function drawCards(root: string, routes: readonly Route[]) {
	const shared = routes.filter(({ indexed }) => indexed);
	const palette = await readPalette(root);
	const [styles, { narrow, signature }] = await Promise.all([
		drawingStyles(root, palette),
		loadLettering(root, [" ", textOf(company.wordmark), ...shared.map(({ heading }) => heading)].join("")),
	]);
	return shared.map((route) => {
		const { drawing, alt } = motifOf(route);
		const svg = renderToStaticMarkup(
			<SocialCard
				{...headingOf(route)}
				drawing={drawing}
				lettering={route.path === "/" ? signature : narrow}
				logoLettering={signature}
				palette={palette}
				styles={styles}
			/>,
		);
		return { path: route.path, alt, svg };
	});
}

/** Makes the card of every page that search engines list: a PNG of 1200 x 630 with its drawing and its heading. */
export async function makeCards(root: string, routes: readonly Route[]) {
	const drawn = await drawCards(root, routes);
	const made = await Promise.all(
		drawn.map(async ({ path, alt, svg }) => {
			const name = path.split("/").filter(Boolean).at(-1) ?? "home";
			return { path, alt, file: hashedFile(`card-${name}`, "png", await rasterize(root, svg)) };
		}),
	);
	return {
		cards: new Map(made.map(({ path, file: [file], alt }) => [path, { file, alt }])),
		files: made.map(({ file }) => file),
	};
}
