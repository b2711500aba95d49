import type { ReactElement } from "react";
import type { InlineScript } from "../assets/make/scripts.ts";
import type { Route } from "../content/model/routes.ts";
import type { PagePath } from "../content/pages.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { HomePage } from "./HomePage.tsx";
import { ListPage } from "./ListPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { PartnersPage } from "./PartnersPage.tsx";
import { ProductPage } from "./ProductPage.tsx";
import { TextPage } from "./TextPage.tsx";
import { UnknownProductPage } from "./UnknownProductPage.tsx";

/** How to render a page. */
export interface Page {
	/** The contents of `<main>`, or of `<body>` on a bare page. */
	readonly content: ReactElement;
	/**
	 * A bare page has no header, footer, navigation or script. Its inline script may fetch the page in `becomes` and show
	 * that instead.
	 */
	readonly bare?: { readonly becomes: PagePath };
	/** Runs before the first paint. */
	readonly inlineScript?: InlineScript;
}

/** The pages that show more than their texts. A path that is not in content/pages.ts does not compile. */
const pages: Readonly<Partial<Record<PagePath, Page>>> = {
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

export function pageOf(route: Route): Page {
	switch (route.kind) {
		case "list":
			return { content: <ListPage id={route.id} heading={route.heading} />, inlineScript: "target" };
		case "product":
			return { content: <ProductPage id={route.id} /> };
		case "page":
			return pages[route.path] ?? { content: <TextPage path={route.path} heading={route.heading} /> };
	}
}
