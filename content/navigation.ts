import type { PagePath } from "./pages.ts";
import type { ProductPath } from "./products.ts";
import type { Links } from "./schema/links.ts";

/**
 * The links of the drawer, in order. "products" means all products with a page of their own and a
 * `label`.
 */
export const drawerLinks: Links<PagePath | ProductPath> = [
	{ path: "/" },
	{ path: "/products/robot-wrappers/" },
	"products",
	{ path: "/products/automatic-wrappers/" },
	{ path: "/partners/", label: "Partners" },
];

/** The quick links of the footer, in order. */
export const quickLinks: Links<PagePath | ProductPath> = [{ path: "/" }, "products"];
