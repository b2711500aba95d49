import { ListItem } from "../components/product/ListItem.tsx";
import { Terms } from "../components/product/Terms.tsx";
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
				{Object.entries(items).map(([id, product], index) => (
					<ListItem key={id} id={id} product={product} first={index === 0} />
				))}
			</div>
			<Terms of={terms} />
		</div>
	);
}
