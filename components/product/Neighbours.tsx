import { keysOf } from "../../content/model/keys.ts";
import { listPath, productPath, type RoutePath } from "../../content/model/routes.ts";
import { machinePage } from "../../content/pages.ts";
import { type ListId, type ProductId, productLists, products } from "../../content/products.ts";
import { Link } from "../Link.tsx";

interface Props {
	readonly id: ProductId;
}

interface Neighbour {
	readonly path: RoutePath;
	readonly name: string;
}

function listOf(id: ListId): Neighbour {
	return { path: listPath(id), name: productLists[id].name };
}

const ids = keysOf(products);
const places = new Map(ids.map((id, place) => [id, place]));

function productAt(place: number): Neighbour | undefined {
	const id = ids[place];
	return id && { path: productPath(id), name: products[id].name };
}

/** The machines before and after this one, in the order of the navigation, where the lists stand at both ends. */
export function Neighbours({ id }: Props) {
	const place = places.get(id) ?? 0;
	const previous = productAt(place - 1) ?? listOf("robot-wrappers");
	const next = productAt(place + 1) ?? listOf("automatic-wrappers");
	return (
		<nav className="neighbours ruled" aria-label="More machines">
			<Link to={previous.path} className="text-link">
				<span className="neighbours__label">{machinePage.previous}</span> {previous.name}
			</Link>
			<Link to={next.path} className="text-link neighbours__next">
				<span className="neighbours__label">{machinePage.next}</span> {next.name}
			</Link>
		</nav>
	);
}
