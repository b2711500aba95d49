import { chooser } from "../../content/chooser.ts";
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

/**
 * Where to go from a list or product: to the questions that find the right type, and to the list or
 * product before and after this one in the drawer.
 */
export function Neighbors({ path }: Props) {
	const previous = inDrawer.find((_, place) => inDrawer[place + 1]?.path === path);
	const next = inDrawer.find((_, place) => inDrawer[place - 1]?.path === path);
	return (
		<nav className="neighbors ruled" aria-label={labels.moreProducts}>
			<Link to="/" fragment="chooser" className="neighbors__link label">
				<span className="neighbors__label">{labels.chooserHeading}</span> {chooser.heading}
			</Link>{" "}
			{previous && (
				<Link to={previous.path} className="neighbors__link label">
					<span className="neighbors__label">{labels.previousProduct}</span> {previous.heading}
				</Link>
			)}{" "}
			{next && (
				<Link to={next.path} className="neighbors__link neighbors__next label">
					<span className="neighbors__label">{labels.nextProduct}</span> {next.heading}
				</Link>
			)}
		</nav>
	);
}
