import type { ReactNode } from "react";
import type { Route } from "../../content/model/routes.ts";
import { FontPreloads } from "../document/FontPreloads.tsx";
import { Once } from "../Once.tsx";
import type { Site } from "../site.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { Drawer } from "./Drawer.tsx";
import { Footer } from "./Footer.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TopBar } from "./TopBar.tsx";

interface Props {
	readonly site: Site;
	readonly route: Route;
	readonly children: ReactNode;
}

/** The shared layout: everything that surrounds a page's own content. */
export function Layout({ site, route, children }: Props) {
	return (
		<body>
			{/* React would take the links out of the body, were they not rendered apart. */}
			<Once name="font preloads">
				<FontPreloads site={site} />
			</Once>
			<Once name="header">
				<SkipLink />
				<header className="header">
					<TopBar />
					<NavigationBar site={site} />
				</header>
			</Once>
			<Drawer site={site} current={route.path} />
			<Breadcrumb site={site} route={route} />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer site={site} current={route.path} />
		</body>
	);
}
