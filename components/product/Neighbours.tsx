import { labels } from "../../content/interface.ts";
import { keysOf } from "../../content/model/keys.ts";
import { productPath } from "../../content/model/routes.ts";
import { type ProductId, products } from "../../content/products.ts";
import { Link } from "../Link.tsx";

interface Props {
	readonly id: ProductId;
}

const ids = keysOf(products);
const places = new Map(ids.map((id, place) => [id, place]));

/** The machines before and after this one, in the order of the navigation. */
export function Neighbours({ id }: Props) {
	const place = places.get(id) ?? 0;
	const [previous, next] = [ids[place - 1], ids[place + 1]];
	return (
		<nav className="neighbours ruled" aria-label={labels.moreProducts}>
			{previous && (
				<Link to={productPath(previous)} className="text-link">
					<span className="neighbours__label">{labels.previousProduct}</span> {products[previous].name}
				</Link>
			)}
			{next && (
				<Link to={productPath(next)} className="text-link neighbours__next">
					<span className="neighbours__label">{labels.nextProduct}</span> {products[next].name}
				</Link>
			)}
		</nav>
	);
}
