import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LogoMark } from "../../../components/drawings/LogoMark.tsx";
import { MachineDrawing } from "../../../components/drawings/MachineDrawing.tsx";
import { ScaleDrawing } from "../../../components/drawings/ScaleDrawing.tsx";
import { headingParts } from "../../../components/product/ProductHeading.tsx";
import type { Card } from "../../../components/site.ts";
import { company } from "../../../content/company.ts";
import { home } from "../../../content/home.ts";
import { textOf } from "../../../content/model/placeholder.ts";
import type { Route, RoutePath } from "../../../content/model/routes.ts";
import { pages } from "../../../content/pages.ts";
import { productLists, products } from "../../../content/products.ts";
import type { Product } from "../../../content/schema/product.ts";
import { hashedName } from "../hashed-name.ts";
import { drawingStyles, readPalette } from "../palette.ts";
import { rasterize } from "../raster.ts";
import { drawWords } from "./lettering.ts";
import { SocialCard } from "./SocialCard.tsx";
import { type Lettering, wordsOf } from "./set-text.ts";

/** The pictures under which pages are shared. */
export interface Cards {
	readonly cards: ReadonlyMap<RoutePath, Card>;
	/** The files, by path from the root of the site. */
	readonly files: readonly (readonly [string, Uint8Array])[];
}

interface Motif {
	readonly drawing: ReactElement;
	readonly alt: string;
}

/** The first drawing among the products' posters. A photo is not drawn, so the mark stands for it. */
function posterOf(shown: readonly Product[]): Motif {
	for (const { poster } of shown) {
		if (poster && "drawing" in poster) {
			const { drawing, alt } = poster;
			return { drawing: <MachineDrawing machine={drawing} view="bare" alt="" />, alt };
		}
	}
	return { drawing: <LogoMark />, alt: `Logo of ${textOf(company.name)}` };
}

function motifOf(route: Route): Motif {
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

/** A page's heading as it is set on its card: in the lines that are given, and in two sizes, as on the page itself. */
function headingOf(route: Route): {
	readonly lines: readonly string[];
	readonly subheading: string | undefined;
} {
	if (route.path === "/") return { lines: pages["/"].heading, subheading: undefined };
	const [label = "", kind] = route.kind === "product" ? headingParts(products[route.id]) : [route.heading];
	return { lines: [label], subheading: kind };
}

/**
 * The SVG of every card, and what it shows. They depend on nothing but content and code, and hold their texts as
 * outlines.
 *
 * @param routes the pages; those that search engines do not list have no card
 */
export async function drawCards(
	root: string,
	routes: readonly Route[],
): Promise<readonly { readonly path: RoutePath; readonly alt: string; readonly svg: string }[]> {
	const shared = routes.filter(({ indexed }) => indexed);
	const wordmark = textOf(company.wordmark);
	const palette = await readPalette(root);
	const [styles, narrow, wide] = await Promise.all([
		drawingStyles(root, palette),
		drawWords(root, "narrow", [
			" ",
			...wordsOf([wordmark, ...shared.map(({ heading }) => heading)].join(" ")),
		]),
		drawWords(root, "wide", ["Stretch"]),
	]);
	const plain: Lettering = { narrow, wide: new Map() };
	const signature: Lettering = { narrow, wide };
	function draw(route: Route) {
		const { drawing, alt } = motifOf(route);
		const svg = renderToStaticMarkup(
			<SocialCard
				{...headingOf(route)}
				wordmark={wordmark}
				drawing={drawing}
				lettering={route.path === "/" ? signature : plain}
				logoLettering={signature}
				palette={palette}
				styles={styles}
			/>,
		);
		return { path: route.path, alt, svg };
	}
	return shared.map(draw);
}

/** Makes the card of every page that search engines list: a PNG of 1200 x 630 with its drawing and its heading. */
export async function makeCards(root: string, routes: readonly Route[]): Promise<Cards> {
	const drawn = await drawCards(root, routes);
	const made = await Promise.all(
		drawn.map(async ({ path, alt, svg }) => {
			const contents = await rasterize(root, svg);
			const name = path.split("/").filter(Boolean).at(-1) ?? "home";
			return { path, alt, contents, file: hashedName(`card-${name}`, "png", contents) };
		}),
	);
	return {
		cards: new Map(made.map(({ path, file, alt }) => [path, { file, alt }])),
		files: made.map(({ file, contents }) => [file, contents] as const),
	};
}
