import {
	FloorScaleDrawing,
	HeroDrawing,
	headingBox,
	LogoMark,
	MachineDrawing,
	SocialCard,
	wordmarkBox,
} from "../../../../components/drawings/index.ts";
import { company } from "../../../../content/company.ts";
import { home } from "../../../../content/home.ts";
import { pages } from "../../../../content/pages.ts";
import type { Product } from "../../../../content/schema/product.ts";
import { machineOnPoster } from "../../../../content/site/posters.ts";
import type { Route } from "../../../../content/site/routes.ts";
import { headingParts } from "../../../../content/site/titles.ts";
import { hashedFile } from "../../site-file.ts";
import type { Draw } from "../drawings.tsx";
import type { Lettering } from "../fonts/lettering.ts";
import { rasterize } from "../sharp.ts";
import { type TextBlock, typeset } from "./typeset.ts";

/** The first drawing among the products' posters, or the mark if there is none. */
function firstDrawingOf(shown: readonly Product[]) {
	for (const product of shown) {
		const machine = machineOnPoster(product);
		if (product.poster && machine) {
			return { drawing: <MachineDrawing machine={machine} view="bare" alt="" />, alt: product.poster.alt };
		}
	}
	return { drawing: <LogoMark />, alt: company.name };
}

/** The drawing beside the heading of a card. */
function motifOf(route: Route) {
	switch (route.kind) {
		case "product":
			return firstDrawingOf([route.product]);
		case "list":
			return firstDrawingOf(Object.values(route.list.items));
		case "page":
			return route.path === "/partners/"
				? { drawing: <FloorScaleDrawing alt="" />, alt: pages["/partners/"].copy.drawing }
				: { drawing: <HeroDrawing alt="" />, alt: home.hero.alt };
	}
}

/**
 * A page's heading on its card. The home page's lines stay whole, and a product's has two sizes, as
 * on its page.
 */
function headingOf(route: Route): readonly TextBlock[] {
	if (route.path === "/") return [{ strings: pages["/"].heading, scale: 1, color: "ink" }];
	const parts = route.kind === "product" ? headingParts(route.product) : [route.heading];
	return parts.map((text, index) => {
		const strings = text.split(" ");
		return index === 0 ? { strings, scale: 1, color: "ink" } : { strings, scale: 0.45, color: "ink-2" };
	});
}

/**
 * Makes a card for every page that search engines list: a PNG of 1200 x 630 pixels with the page's
 * drawing and heading. Its text is drawn as outlines, so a card depends only on content and code.
 */
export async function makeCards(routes: readonly Route[], draw: Draw, lettering: Lettering) {
	const indexedRoutes = routes.filter(({ indexed }) => indexed);
	const { wordmark } = company;
	const logo = typeset(lettering, [{ strings: [wordmark], scale: 1, color: "paper" }], wordmarkBox);
	async function cardFor(route: Route) {
		const { drawing, alt } = motifOf(route);
		const heading = typeset(lettering, headingOf(route), headingBox);
		const svg = draw(<SocialCard texts={[...logo, ...heading]} drawing={drawing} />);
		const name = route.path.split("/").filter(Boolean).at(-1) ?? "home";
		return { path: route.path, alt, file: hashedFile(`card-${name}`, "png", await rasterize(svg)) };
	}

	const made = await Promise.all(indexedRoutes.map(cardFor));
	return {
		cards: new Map(made.map(({ path, file, alt }) => [path, { file: file.path, alt }])),
		files: made.map(({ file }) => file),
	};
}
