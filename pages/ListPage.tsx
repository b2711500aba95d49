import { ListItem } from "../components/product/ListItem.tsx";
import { Terms } from "../components/product/Terms.tsx";
import { type ListId, productLists } from "../content/products.ts";
import type { PageProps } from "./page.ts";

interface Props extends PageProps {
	readonly id: ListId;
}

export function ListPage({ site, id, facts }: Props) {
	const { intro, items, terms } = productLists[id];
	return (
		<div className="page wrap">
			<h1 className="page__heading">{facts.heading}</h1>
			<p className="page__intro lead">{intro}</p>
			<div className="stagger">
				{items.map((product, index) => (
					<ListItem key={product.id} site={site} product={product} first={index === 0} />
				))}
			</div>
			<Terms of={terms} />
		</div>
	);
}
