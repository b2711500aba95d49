import { Fragment } from "react";
import { Link } from "../components/Link.tsx";
import { ListItem } from "../components/product/ListItem.tsx";
import { Neighbors } from "../components/product/Neighbors.tsx";
import { Terms } from "../components/product/Terms.tsx";
import type { ListRoute } from "../content/site/routes.ts";

export function ListPage({ path, list }: ListRoute) {
	const items = Object.entries(list.items);
	return (
		<div className="page wrap">
			<h1 className="page__heading">{list.name}</h1>
			<p className="lead">{list.intro}</p>
			<p className="page__machines">
				{items.map(([id, { name, label = name }]) => (
					<Fragment key={id}>
						<Link to={path} fragment={id} className="page__machine plain-button">
							{label}
						</Link>{" "}
					</Fragment>
				))}
			</p>
			<div className="stagger" data-stagger="">
				{items.map(([id, product], index) => (
					<ListItem key={id} id={id} product={product} first={index === 0} />
				))}
			</div>
			<Terms terms={list.terms} />
			<Neighbors path={path} />
		</div>
	);
}
