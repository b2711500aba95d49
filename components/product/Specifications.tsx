import { labels } from "../../content/interface.ts";
import type { Product } from "../../content/schema/product.ts";

interface Props {
	readonly product: Product;
	/** Whether its page is about this product alone. There, the figures are a section. */
	readonly alone?: boolean;
}

/** The figures of a product as a table. Nothing if it has none. */
export function Specifications({ product: { name, specifications }, alone = false }: Props) {
	if (!specifications) return null;
	const rows = (
		<tbody>
			{specifications.map(({ name, value }) => (
				<tr key={name}>
					{/* The space separates the cells where a reader ignores the layout. */}
					<th scope="row">{`${name} `}</th>
					<td>{value}</td>
				</tr>
			))}
		</tbody>
	);
	return alone ? (
		<section className="split ruled" aria-labelledby="specifications">
			<h2 id="specifications">{labels.specifications}</h2>
			<table className="specifications" aria-labelledby="specifications">
				{rows}
			</table>
		</section>
	) : (
		<table className="specifications">
			<caption>
				{labels.specifications}
				<span className="visually-hidden">{` (${name})`}</span>
			</caption>
			{rows}
		</table>
	);
}
