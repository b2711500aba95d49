import { labels } from "../interface.ts";
import { drawerLinks, quickLinks } from "../navigation.ts";
import { type RoutePath, routes } from "./routes.ts";

/** A link in a menu. */
interface NavigationLink {
	readonly path: RoutePath;
	readonly label: string;
}

/** Links to the products that have a page of their own and a label. */
const productLinks = routes.flatMap((route): readonly NavigationLink[] =>
	route.kind === "product" && route.product.label !== undefined
		? [{ path: route.path, label: route.product.label }]
		: [],
);

function linksOf(entries: typeof drawerLinks): readonly NavigationLink[] {
	return entries.flatMap((entry) => {
		if (entry === "products") return productLinks;
		const { path, label } = entry;
		if (path === "/") return [{ path, label: label ?? labels.home }];
		return routes
			.filter((route) => route.path === path)
			.map(({ heading }) => ({ path, label: label ?? heading }));
	});
}

/** The links of the drawer. */
export const linksInDrawer = linksOf(drawerLinks);

/** The quick links of the footer. */
export const linksInFooter = linksOf(quickLinks);
