import { labels } from "./interface.ts";
import { productLinks } from "./model/routes.ts";
import type { NavigationLink } from "./schema/links.ts";

/** The links of the drawer, in order. */
export const drawerLinks: readonly NavigationLink[] = [
	{ path: "/", label: labels.home },
	{ path: "/products/robot-wrappers/", label: "Robot Wrappers" },
	...productLinks,
	{ path: "/products/automatic-wrappers/", label: "Automatic Wrappers" },
	{ path: "/partners/", label: "Partners" },
];

/** The quick links of the footer, in order. */
export const quickLinks: readonly NavigationLink[] = [{ path: "/", label: labels.home }, ...productLinks];
