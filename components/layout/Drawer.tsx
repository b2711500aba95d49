import { labels } from "../../content/interface.ts";
import { linksInDrawer } from "../../content/site/navigation.ts";
import type { RoutePath } from "../../content/site/routes.ts";
import { Link } from "../Link.tsx";

interface Props {
	readonly current: RoutePath;
}

/** The navigation drawer: a popover without script, a modal dialog with it. */
export function Drawer({ current }: Props) {
	const here = linksInDrawer.find(({ path }) => path === current)?.path;
	return (
		<dialog
			className="drawer"
			id="navigation"
			popover="auto"
			aria-labelledby="navigation-title"
			data-drawer=""
		>
			<div className="drawer__panel">
				<div className="drawer__head row row--apart">
					<h2 className="drawer__title" id="navigation-title">
						{labels.navigation}
					</h2>
					<button
						className="plain-button drawer__close"
						type="button"
						popoverTarget="navigation"
						popoverTargetAction="hide"
						aria-label={labels.closeNavigation}
						data-closes-drawer=""
					/>
				</div>
				<nav aria-labelledby="navigation-title">
					<ul>
						{linksInDrawer.map(({ path, label }) => (
							<li key={path}>
								<Link to={path} className="drawer__link label" current={path === here}>
									{label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</dialog>
	);
}
