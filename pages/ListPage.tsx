import { Fragment } from "react";
import { ProductLink } from "../components/ProductLink.tsx";
import { ChooserLink } from "../components/product/ChooserLink.tsx";
import { ListItem } from "../components/product/ListItem.tsx";
import { Neighbors } from "../components/product/Neighbors.tsx";
import { Terms } from "../components/product/Terms.tsx";
import { keysOf } from "../content/model/keys.ts";
import { productPath } from "../content/model/products.ts";
import { type ListId, productLists } from "../content/products.ts";

interface Props {
	readonly id: ListId;
}

export function ListPage({ id }: Props) {
	const { name, intro, items, terms } = productLists[id];
	return (
		<div className="page wrap">
			<h1 className="page__heading">{name}</h1>
			<p className="lead">{intro}</p>
			<p className="page__machines">
				{keysOf(items).map((item) => (
					<Fragment key={item}>
						<ProductLink to={item} text="label" className="text-link" />{" "}
					</Fragment>
				))}
			</p>
			<div className="stagger" data-stagger="">
				{Object.entries(items).map(([itemId, product], index) => (
					<ListItem key={itemId} id={itemId} product={product} first={index === 0} />
				))}
			</div>
			<Terms of={terms} />
			<ChooserLink />
			<Neighbors path={productPath(id)} />
		</div>
	);
}
