import type { NavigationEntry } from "./schema/links.ts";

/** The links of the drawer, in order. "products" means all products with a page of their own and a `label`. */
export const drawerLinks: readonly NavigationEntry[] = [
	{ path: "/" },
	{ path: "/products/robot-wrappers/" },
	"products",
	{ path: "/products/automatic-wrappers/" },
	{ path: "/partners/", label: "Partners" },
];

/** The quick links of the footer, in order. */
export const quickLinks: readonly NavigationEntry[] = [{ path: "/" }, "products"];
