import { FitLink } from "../components/product/FitLink.tsx";
import { ListItem } from "../components/product/ListItem.tsx";
import { Neighbors } from "../components/product/Neighbors.tsx";
import { Terms } from "../components/product/Terms.tsx";
import { productPath } from "../content/model/products.ts";
import { type ListId, productLists } from "../content/products.ts";

interface Props {
	readonly heading: string;
	readonly id: ListId;
}

export function ListPage({ id, heading }: Props) {
	const { intro, items, terms } = productLists[id];
	return (
		<div className="page wrap">
			<h1 className="page__heading">{heading}</h1>
			<p className="page__intro lead">{intro}</p>
			<div className="stagger" data-stagger="">
				{Object.entries(items).map(([itemId, product], index) => (
					<ListItem key={itemId} id={itemId} product={product} first={index === 0} />
				))}
			</div>
			<p>
				<FitLink />
			</p>
			<Terms of={terms} />
			<Neighbors path={productPath(id)} />
		</div>
	);
}
