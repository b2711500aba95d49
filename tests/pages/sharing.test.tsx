import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Site } from "../../components/site.ts";
import { routes } from "../../content/model/routes.ts";
import { renderPage } from "../../pages/render.tsx";
import { markupRenderer, type RenderMarkup } from "../../pages/render-markup.tsx";
import { plainSite } from "../plain-site.ts";

// Not at the root, so that every address of the site is its own.
const site: Site = { ...plainSite, base: "/base/" };

/** The pages without their preloads, which React puts elsewhere where they are not rendered apart. */
function pagesBy(renderMarkup: RenderMarkup): readonly string[] {
	const inlineScripts = { "/404.html": "1", "/products/404.html": "2" };
	const assets = { stylesFor: () => "p{}", inlineScripts, renderMarkup };
	return routes.map((route) =>
		renderPage(route, site, assets).markup.replaceAll(/<link rel="preload"[^>]*>/g, ""),
	);
}

const withoutSharing: RenderMarkup = (content: ReactNode) => {
	const whole = renderToStaticMarkup(content);
	return { whole, own: whole, shared: [] };
};

it("What pages share is on each of them what it would be if they did not share it", () => {
	expect(pagesBy(markupRenderer())).toEqual(pagesBy(withoutSharing));
});
