import type { ReactNode } from "react";
import type { ListedProductId, ProductId } from "../content/products.ts";
import { targetOf } from "../content/site/product-targets.ts";
import { Link } from "./Link.tsx";

interface Props {
	readonly to: ProductId | ListedProductId;
	/** What it says: the product's name, or its short label. */
	readonly text: "name" | "label";
	readonly className?: string | undefined;
	/** Content before the text, such as a drawing without text. */
	readonly children?: ReactNode;
}

/** A link to a product: its own page, or its item on a list page. */
export function ProductLink({ to, text, className, children }: Props) {
	const target = targetOf(to);
	return (
		<Link to={target.path} fragment={target.fragment} className={className}>
			{children}
			{target[text]}
		</Link>
	);
}
