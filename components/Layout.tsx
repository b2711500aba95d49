import type { ReactNode } from "react";
import type { RoutePath } from "../content/routes.ts";
import { Drawer } from "./Drawer.tsx";
import { Footer } from "./Footer.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { SkipLink } from "./SkipLink.tsx";
import type { Site } from "./site.ts";
import { TopBar } from "./TopBar.tsx";

interface Props {
	readonly site: Site;
	readonly current: RoutePath;
	readonly children: ReactNode;
}

/** The shared layout: everything that surrounds a page's own content. */
export function Layout({ site, current, children }: Props) {
	return (
		<body>
			<SkipLink />
			<header className="header">
				<TopBar />
				<NavigationBar site={site} />
			</header>
			<Drawer site={site} current={current} />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer site={site} current={current} />
		</body>
	);
}
