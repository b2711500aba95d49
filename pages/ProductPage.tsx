import { Paragraphs } from "../components/Paragraphs.tsx";
import { ChooserLink } from "../components/product/ChooserLink.tsx";
import { Difference } from "../components/product/Difference.tsx";
import { Neighbors } from "../components/product/Neighbors.tsx";
import { ProductActions } from "../components/product/ProductActions.tsx";
import { ProductHeading } from "../components/product/ProductHeading.tsx";
import { Terms } from "../components/product/Terms.tsx";
import { Video } from "../components/product/Video.tsx";
import { productPath } from "../content/model/products.ts";
import { type ProductId, products } from "../content/products.ts";

interface Props {
	readonly id: ProductId;
}

export function ProductPage({ id }: Props) {
	const product = products[id];
	return (
		<article className="page named-parts wrap">
			<div className="split">
				<ProductHeading product={product} />
				<Video product={product} first terms={product.terms} />
				<section className="product__text">
					<p className="lead">{product.summary}</p>
					<Paragraphs of={product.description} />
					<ProductActions name={product.name} />
				</section>
			</div>
			{product.difference && <Difference id={id} difference={product.difference} />}
			<Terms
				of={product.terms}
				drawing={product.poster && "drawing" in product.poster ? product.poster.drawing : undefined}
			/>
			<ChooserLink />
			<Neighbors path={productPath(id)} />
		</article>
	);
}
