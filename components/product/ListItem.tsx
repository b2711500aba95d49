import type { ListedProduct } from "../../content/schema/product.ts";
import { ProductText } from "./ProductText.tsx";
import { Specifications } from "./Specifications.tsx";
import { Video } from "./Video.tsx";

interface Props {
	/** Its `#fragment` on the page. */
	readonly id: string;
	readonly product: ListedProduct;
	/** Whether it is the first item of the list. */
	readonly first: boolean;
}

/** A product on a list page: title, video and description. */
export function ListItem({ id, product, first }: Props) {
	return (
		<article className="list-item named-parts split ruled" id={id} aria-labelledby={`${id}-title`}>
			<h2 className="list-item__title" id={`${id}-title`}>
				{product.name}
			</h2>
			<Video id={id} product={product} first={first} />
			<ProductText product={product} />
			<Specifications product={product} />
		</article>
	);
}
