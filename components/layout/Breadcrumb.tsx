import { labels } from "../../content/interface.ts";
import type { Route } from "../../content/site/routes.ts";
import { Link } from "../Link.tsx";

interface Props {
	readonly route: Route;
}

/**
 * The path from the home page to the current page. The home page and pages that are not indexed
 * have none.
 */
export function Breadcrumb({ route: { path, heading, indexed } }: Props) {
	if (path === "/" || !indexed) return null;
	return (
		<nav className="breadcrumb wrap" aria-label={labels.breadcrumb}>
			<ol className="breadcrumb__trail">
				<li className="breadcrumb__step">
					<Link to="/" className="small-link">
						{labels.home}
					</Link>
				</li>
				<li className="breadcrumb__step">
					<span className="small-link" aria-current="page">
						{heading}
					</span>
				</li>
			</ol>
		</nav>
	);
}
