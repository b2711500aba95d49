import type { ReactElement } from "react";
import { BareContent } from "../components/BareContent.tsx";
import { Head } from "../components/document/Head.tsx";
import { Layout } from "../components/layout/Layout.tsx";
import type { Site } from "../components/site.ts";
import type { Route, RoutePath } from "../content/model/routes.ts";
import { type FixedPath, fixedPages } from "../content/pages.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { HomePage } from "./HomePage.tsx";
import { ListPage } from "./ListPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { PartnersPage } from "./PartnersPage.tsx";
import { ProductPage } from "./ProductPage.tsx";
import type { Page } from "./page.ts";
import { type Policy, policyOf, printPolicy } from "./policy.ts";
import { RenderError } from "./render-error.ts";
import type { Markup, RenderMarkup } from "./render-markup.tsx";
import type { Parts } from "./site-file.ts";

/** The file of a page, from the root of the site: `/partners/` is `partners/index.html`. */
export function fileOf(path: RoutePath): string {
	return `${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`;
}

/** What a page needs besides its content; the build makes it. */
export interface PageAssets {
	readonly renderMarkup: RenderMarkup;
	/** The style sheet for a page whose body has this markup. */
	readonly stylesFor: (markup: string) => string;
	/** Scripts that run before the first paint of an error page. */
	readonly inlineScripts: { readonly [path in "/404.html" | "/products/404.html"]: string };
}

/** A route without a page, or a page without a route, does not compile. */
const fixedPageOf: Readonly<Record<Exclude<FixedPath, "/products/404.html">, Page>> = {
	"/": HomePage,
	"/partners/": PartnersPage,
	"/404.html": NotFoundPage,
	"/500.html": ErrorPage,
};

function contentOf(route: Route, site: Site): ReactElement {
	switch (route.kind) {
		case "list":
			return <ListPage site={site} facts={route} id={route.id} />;
		case "product":
			return <ProductPage site={site} facts={route} id={route.id} />;
		case "fixed": {
			if (route.path === "/products/404.html") {
				return <BareContent text={route.heading} />;
			}
			const PageContent = fixedPageOf[route.path];
			return <PageContent site={site} facts={route} />;
		}
	}
}

function bodyOf(route: Route, site: Site): ReactElement {
	const content = contentOf(route, site);
	if (route.path === "/products/404.html") {
		return <body>{content}</body>;
	}
	return (
		<Layout site={site} route={route}>
			{content}
			{route.path === "/404.html" && (
				<template data-unknown-product="">
					<BareContent text={fixedPages["/products/404.html"].heading} />
				</template>
			)}
		</Layout>
	);
}

function inlineScriptOf(route: Route, { inlineScripts }: PageAssets): string | undefined {
	switch (route.path) {
		case "/404.html":
		case "/products/404.html":
			return inlineScripts[route.path];
		default:
			return undefined;
	}
}

/** Stands for the policy, which holds the hashes of what React makes of the rest of the page. */
const policyMark = "{policy}";

const styleNames = new Map<string, string>();

function styleName(css: string): string {
	const name = styleNames.get(css) ?? `style ${styleNames.size}`;
	styleNames.set(css, name);
	return name;
}

function renderMarked(route: Route, site: Site, assets: PageAssets): Markup {
	const { renderMarkup } = assets;
	try {
		const body = renderMarkup(bodyOf(route, site));
		const css = assets.stylesFor(body.whole);
		const head = renderMarkup(
			<Head
				site={site}
				route={route}
				policy={policyMark}
				css={{ name: styleName(css), text: css }}
				inlineScript={inlineScriptOf(route, assets)}
				frames={body.whole.includes("<iframe")}
				enhanced={route.path !== "/products/404.html"}
			/>,
		);
		const around = ['<!doctype html><html lang="en-US">', "</html>\n"] as const;
		return {
			whole: around[0] + head.whole + body.whole + around[1],
			own: around[0] + head.own + body.own + around[1],
			shared: [...head.shared, ...body.shared],
		};
	} catch (cause) {
		throw new RenderError(route.path, cause);
	}
}

/** A finished page, whole and in parts, and the policy that stands in it. */
export interface RenderedPage {
	readonly markup: string;
	readonly parts: Parts;
	readonly policy: Policy;
}

/**
 * Renders one route to a complete HTML document, doctype included: React never emits one. Head and body are
 * rendered apart, because the style sheet in the head holds what the body uses.
 *
 * @throws RenderError when a component throws. It names the route and the component.
 */
export function renderPage(route: Route, site: Site, assets: PageAssets): RenderedPage {
	const adopted =
		route.path === "/products/404.html"
			? renderMarked({ kind: "fixed", path: "/404.html", ...fixedPages["/404.html"] }, site, assets)
			: undefined;
	const { whole, own, shared } = renderMarked(route, site, assets);
	const policy = policyOf({ own, shared }, adopted);
	const withPolicy = (text: string) => text.replace(policyMark, () => printed);
	const printed = printPolicy(policy);
	return { markup: withPolicy(whole), parts: { own: withPolicy(own), shared }, policy };
}
