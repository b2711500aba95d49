import type { ReactNode } from "react";
import type { Route } from "../../content/site/routes.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { Drawer } from "./Drawer.tsx";
import { Footer } from "./Footer.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TopBar } from "./TopBar.tsx";

interface Props {
	readonly route: Route;
	readonly children: ReactNode;
}

/** The layout that all pages except bare ones share. */
export function Layout({ route, children }: Props) {
	return (
		<body>
			<SkipLink />{" "}
			<header className="header">
				<TopBar />
				<NavigationBar />
			</header>
			<Drawer current={route.path} />
			<Breadcrumb route={route} />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer current={route.path} />
		</body>
	);
}
