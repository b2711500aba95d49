import type { SingleProduct } from "../content/products.ts";

interface Props {
	readonly product: SingleProduct;
}

/** The product's title; where it begins with its navigation label, the rest of it is set smaller. */
export function ProductHeading({ product: { name, navigationLabel } }: Props) {
	if (navigationLabel === undefined || !name.startsWith(`${navigationLabel} `)) {
		return <h1>{name}</h1>;
	}
	return (
		<h1>
			{navigationLabel} <small className="product__kind">{name.slice(navigationLabel.length + 1)}</small>
		</h1>
	);
}
