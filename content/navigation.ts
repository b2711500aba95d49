import { keysOf } from "./keys.ts";
import { productLists, products } from "./products.ts";
import { listPath, productPath, type RoutePath } from "./routes.ts";

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
