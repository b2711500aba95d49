import type { ReactElement } from "react";
import { home } from "../content/home.ts";
import type { PagePath } from "../content/pages.ts";
import { playerHost } from "../content/schema/player.ts";
import { stockPhotoHost } from "../content/schema/stock-photo.ts";
import type { Route } from "../content/site/routes.ts";
import type { ThirdParty } from "../content/third-parties.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { HomePage } from "./HomePage.tsx";
import { ListPage } from "./ListPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { PartnersPage } from "./PartnersPage.tsx";
import { ProductPage } from "./ProductPage.tsx";
import { TextPage } from "./TextPage.tsx";
import { UnknownProductPage } from "./UnknownProductPage.tsx";

/** The inline scripts: "root" runs in 404.html, and "nearest" in products/404.html. */
export type InlineScript = "root" | "nearest";

/** A page: what it shows, and what runs in it besides the script. */
export interface PageView {
	/** The contents of `<main>`, or of `<body>` on a bare page. */
	readonly content: ReactElement;
	/**
	 * A bare page has no header, footer, navigation or module script. Its inline script may fetch the
	 * page in `becomes` and show that instead.
	 */
	readonly bare?: { readonly becomes: PagePath };
	/** Runs before the first paint. */
	readonly inlineScript?: InlineScript;
}

/** Pages that show more than copy. A path that is not in content/pages.ts does not compile. */
const views: Readonly<Partial<Record<PagePath, PageView>>> = {
	"/": { content: <HomePage /> },
	"/partners/": { content: <PartnersPage /> },
	"/404.html": { content: <NotFoundPage />, inlineScript: "root" },
	"/products/404.html": {
		content: <UnknownProductPage />,
		inlineScript: "nearest",
		bare: { becomes: "/404.html" },
	},
	"/500.html": { content: <ErrorPage /> },
};

export function pageOf(route: Route): PageView {
	switch (route.kind) {
		case "list":
			return { content: <ListPage {...route} /> };
		case "product":
			return { content: <ProductPage {...route} /> };
		case "page":
			return views[route.path] ?? { content: <TextPage path={route.path} /> };
	}
}

type ThirdParties = readonly ThirdParty[];

const { picture } = home.innovation;
const stockPhotoHosts: ThirdParties = picture && "stockPhoto" in picture ? [stockPhotoHost] : [];

/**
 * The third parties that pages load from or send forms to: those of all pages, of all lists, of all
 * products, and of single pages. The CSP of a page blocks all others, and the build refuses a page
 * that needs another one. A plain link needs no entry.
 */
const thirdParties: Readonly<
	Record<"every page" | "lists" | "products", ThirdParties> & Partial<Record<PagePath, ThirdParties>>
> = {
	"every page": [
		// A host here hears of every visitor, before any click.
	],
	lists: [playerHost],
	products: [playerHost],
	"/": stockPhotoHosts,
};

/** The entry of `thirdParties` that is about the page of a route, but not about every page. */
export function thirdPartiesKeyOf(route: Route) {
	return route.kind === "page" ? route.path : (`${route.kind}s` as const);
}

/** The third parties that a page may use, without those of the page that it may become. */
export function thirdPartiesOf(route: Route): ThirdParties {
	return [...new Set([...thirdParties["every page"], ...(thirdParties[thirdPartiesKeyOf(route)] ?? [])])];
}
