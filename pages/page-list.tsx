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

/**
 * The inline scripts: of 404.html at the root, and of products/404.html, the nearest to an unknown
 * product.
 */
export type InlineScript = "root" | "nearest";

/** A page: what it shows, and what it loads besides the styles, the script and the drawings. */
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
	/**
	 * The third parties that it loads from or sends forms to. The page's CSP blocks all others. A
	 * plain link needs no entry.
	 */
	readonly thirdParties?: readonly ThirdParty[];
}

/** Pages that show more than copy. A path that is not in content/pages.ts does not compile. */
const views: Readonly<Partial<Record<PagePath, PageView>>> = {
	"/": {
		content: <HomePage />,
		thirdParties: home.innovation.picture && "stockPhoto" in home.innovation.picture ? [stockPhotoHost] : [],
	},
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
			return { content: <ListPage {...route} />, thirdParties: [playerHost] };
		case "product":
			return { content: <ProductPage {...route} />, thirdParties: [playerHost] };
		case "page":
			return views[route.path] ?? { content: <TextPage path={route.path} /> };
	}
}
