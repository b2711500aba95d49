import type { SingleProduct } from "../../content/schema/product.ts";
import { headingParts } from "../../content/site/titles.ts";

interface Props {
	readonly product: SingleProduct;
}

/** The product's title, with the part after its navigation label set smaller. */
export function ProductHeading({ product }: Props) {
	const [label, rest] = headingParts(product);
	return rest === undefined ? (
		<h1>{label}</h1>
	) : (
		<h1>
			{label} <small className="product-heading__kind heading">{rest}</small>
		</h1>
	);
}
