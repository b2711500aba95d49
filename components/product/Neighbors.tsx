import { labels } from "../../content/interface.ts";
import { linksInDrawer } from "../../content/site/navigation.ts";
import { type RoutePath, routes } from "../../content/site/routes.ts";
import { Link } from "../Link.tsx";

interface Props {
	/** The page of a list or product. */
	readonly path: RoutePath;
}

/** The lists and products in the drawer, in its order. */
const inDrawer = linksInDrawer.flatMap((link) =>
	routes.filter(({ path, kind }) => path === link.path && kind !== "page"),
);

/** Links to the list or product before and after this one in the drawer. */
export function Neighbors({ path }: Props) {
	const previous = inDrawer.find((_, place) => inDrawer[place + 1]?.path === path);
	const next = inDrawer.find((_, place) => inDrawer[place - 1]?.path === path);
	if (!previous && !next) return null;
	return (
		<nav className="neighbors split ruled" aria-label={labels.moreProducts}>
			{previous && (
				<Link to={previous.path} className="text-link">
					<span className="neighbors__label">{labels.previousProduct}</span> {previous.heading}
				</Link>
			)}{" "}
			{next && (
				<Link to={next.path} className="text-link neighbors__next">
					<span className="neighbors__label">{labels.nextProduct}</span> {next.heading}
				</Link>
			)}
		</nav>
	);
}
