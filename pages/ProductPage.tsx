import { Paragraphs } from "../components/Paragraphs.tsx";
import { PhoneLink } from "../components/PhoneLink.tsx";
import { Difference } from "../components/product/Difference.tsx";
import { FitLink } from "../components/product/FitLink.tsx";
import { Neighbors } from "../components/product/Neighbors.tsx";
import { ProductContact } from "../components/product/ProductContact.tsx";
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
					<p className="product__actions row">
						<PhoneLink className="button" call /> <ProductContact name={product.name} /> <FitLink />
					</p>
				</section>
			</div>
			{product.difference && <Difference id={id} difference={product.difference} />}
			<Terms
				of={product.terms}
				drawing={product.poster && "drawing" in product.poster ? product.poster.drawing : undefined}
			/>
			<Neighbors path={productPath(id)} />
		</article>
	);
}
