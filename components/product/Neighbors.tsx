import { labels } from "../../content/interface.ts";
import { keysOf } from "../../content/model/keys.ts";
import { productPath } from "../../content/model/routes.ts";
import { type ProductId, productLists, products } from "../../content/products.ts";
import { Link } from "../Link.tsx";

interface Props {
	readonly id: ProductId;
}

const entries = { ...productLists, ...products };
const lists = keysOf(productLists);
const ids = [...lists.slice(0, 1), ...keysOf(products), ...lists.slice(-1)];

/** Links to the products before and after this one, in the order of the navigation, with a list at both ends. */
export function Neighbors({ id }: Props) {
	const place = ids.indexOf(id);
	const [previous, next] = [ids[place - 1], ids[place + 1]];
	return (
		<nav className="neighbors ruled" aria-label={labels.moreProducts}>
			{previous && (
				<Link to={productPath(previous)} className="text-link">
					<span className="neighbors__label">{labels.previousProduct}</span> {entries[previous].name}
				</Link>
			)}
			{next && (
				<Link to={productPath(next)} className="text-link neighbors__next">
					<span className="neighbors__label">{labels.nextProduct}</span> {entries[next].name}
				</Link>
			)}
		</nav>
	);
}
