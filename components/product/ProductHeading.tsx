import type { SingleProduct } from "../../content/schema/product.ts";

interface Props {
	readonly product: SingleProduct;
}

/**
 * The parts of a product's title: the navigation label and the rest if it begins with that label,
 * else one text.
 */
export function headingParts({ name, label }: SingleProduct): readonly string[] {
	return label !== undefined && name.startsWith(`${label} `) ? [label, name.slice(label.length + 1)] : [name];
}

/** The product's title, with the part after its navigation label set smaller. */
export function ProductHeading({ product }: Props) {
	const [label, kind] = headingParts(product);
	return kind === undefined ? (
		<h1>{label}</h1>
	) : (
		<h1>
			{label} <small className="product-heading__kind heading">{kind}</small>
		</h1>
	);
}
