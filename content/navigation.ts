import { keysOf } from "./model/keys.ts";
import { listPath, productPath, type Route, type RoutePath } from "./model/routes.ts";
import { productLists, products } from "./products.ts";

export interface NavigationLink {
	readonly path: RoutePath;
	readonly label: string;
}

const home: NavigationLink = { path: "/", label: "Home" };

const machines: readonly NavigationLink[] = keysOf(products).flatMap((id) => {
	const label = products[id].navigationLabel;
	return label === undefined ? [] : [{ path: productPath(id), label }];
});

/** The links of the drawer, in order. */
export const drawerLinks: readonly NavigationLink[] = [
	home,
	{ path: listPath("robot-wrappers"), label: productLists["robot-wrappers"].name },
	...machines,
	{ path: listPath("automatic-wrappers"), label: productLists["automatic-wrappers"].name },
	{ path: "/partners/", label: "Partners" },
];

/** The quick links of the footer, in order. */
export const quickLinks: readonly NavigationLink[] = [home, ...machines];

/**
 * The way from the home page to a page, both included. It is empty for the home page itself and for pages that search
 * engines do not list, because nobody gets to these on purpose.
 */
export function trailTo({ path, heading, indexed }: Route): readonly NavigationLink[] {
	return path === "/" || !indexed ? [] : [home, { path, label: heading }];
}
