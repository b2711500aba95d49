import { labels } from "../interface.ts";
import { drawerLinks, quickLinks } from "../navigation.ts";
import { products } from "../products.ts";
import { keysOf } from "./keys.ts";
import { productPath } from "./products.ts";
import { type RoutePath, routes } from "./routes.ts";

/** A link in a menu. */
export interface NavigationLink {
	readonly path: RoutePath;
	readonly label: string;
}

/** Links to the products that have a page of their own and a label. */
const productLinks = keysOf(products).flatMap((id): readonly NavigationLink[] => {
	const { label } = products[id];
	return label === undefined ? [] : [{ path: productPath(id), label }];
});

function nameOf(path: RoutePath): string {
	if (path === "/") return labels.home;
	const route = routes.find((route) => route.path === path);
	if (route === undefined) throw new Error(`The navigation links to ${path}, which does not exist.`);
	return route.heading;
}

function linksOf(entries: typeof drawerLinks): readonly NavigationLink[] {
	return entries.flatMap((entry) =>
		entry === "products" ? productLinks : [{ path: entry.path, label: entry.label ?? nameOf(entry.path) }],
	);
}

/** The links of the drawer. */
export const linksInDrawer = linksOf(drawerLinks);

/** The quick links of the footer. */
export const linksInFooter = linksOf(quickLinks);
