import { labels } from "../../content/interface.ts";
import { keysOf } from "../../content/model/keys.ts";
import { productPath, type RoutePath } from "../../content/model/routes.ts";
import { type ProductId, productLists, products } from "../../content/products.ts";
import { Link } from "../Link.tsx";

interface Props {
	readonly id: ProductId;
}

interface Neighbor {
	readonly path: RoutePath;
	readonly name: string;
}

const lists = keysOf(productLists).map(
	(id): Neighbor => ({ path: productPath(id), name: productLists[id].name }),
);
const ids = keysOf(products);
const places = new Map(ids.map((id, place) => [id, place]));

function productAt(place: number): Neighbor | undefined {
	const id = ids[place];
	return id && { path: productPath(id), name: products[id].name };
}

/** Links to the products before and after this one, in the order of the navigation, with a list at both ends. */
export function Neighbors({ id }: Props) {
	const place = places.get(id) ?? 0;
	const previous = productAt(place - 1) ?? lists[0];
	const next = productAt(place + 1) ?? lists.at(-1);
	return (
		<nav className="neighbors ruled" aria-label={labels.moreProducts}>
			{previous && (
				<Link to={previous.path} className="text-link">
					<span className="neighbors__label">{labels.previousProduct}</span> {previous.name}
				</Link>
			)}
			{next && (
				<Link to={next.path} className="text-link neighbors__next">
					<span className="neighbors__label">{labels.nextProduct}</span> {next.name}
				</Link>
			)}
		</nav>
	);
}
