import { labels } from "../../content/interface.ts";
import { type Route, trailTo } from "../../content/model/routes.ts";
import { Link } from "../Link.tsx";

interface Props {
	readonly route: Route;
}

/** The path from the home page to the current page. The home page and error pages have none. */
export function Breadcrumb({ route }: Props) {
	const trail = trailTo(route);
	if (trail.length === 0) {
		return null;
	}
	return (
		<nav className="breadcrumb wrap" aria-label={labels.breadcrumb}>
			<ol className="breadcrumb__trail">
				{trail.map(({ path, label }) => (
					<li className="breadcrumb__step" key={path}>
						{path === route.path ? (
							<span aria-current="page">{label}</span>
						) : (
							<Link to={path} className="breadcrumb__link">
								{label}
							</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
