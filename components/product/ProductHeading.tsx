import type { SingleProduct } from "../../content/schema/product.ts";

interface Props {
	readonly product: SingleProduct;
}

/** The product's title: its navigation label and its kind where it begins with that label, else one text. */
export function headingParts({ name, navigationLabel }: SingleProduct): readonly string[] {
	return navigationLabel !== undefined && name.startsWith(`${navigationLabel} `)
		? [navigationLabel, name.slice(navigationLabel.length + 1)]
		: [name];
}

/** The product's title; its kind is set smaller. */
export function ProductHeading({ product }: Props) {
	const [label, kind] = headingParts(product);
	return kind === undefined ? (
		<h1>{label}</h1>
	) : (
		<h1>
			{label} <small className="product__kind">{kind}</small>
		</h1>
	);
}
