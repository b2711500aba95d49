import { Difference } from "../components/product/Difference.tsx";
import { Neighbors } from "../components/product/Neighbors.tsx";
import { ProductHeading } from "../components/product/ProductHeading.tsx";
import { ProductText } from "../components/product/ProductText.tsx";
import { Specifications } from "../components/product/Specifications.tsx";
import { Terms } from "../components/product/Terms.tsx";
import { Video } from "../components/product/Video.tsx";
import { machineOnPoster } from "../content/site/posters.ts";
import type { ProductRoute } from "../content/site/routes.ts";

export function ProductPage({ path, id, product }: ProductRoute) {
	return (
		<article className="page named-parts wrap">
			<div className="split">
				<ProductHeading product={product} />
				<Video id={id} product={product} first terms={product.terms} />
				<ProductText product={product} />
			</div>
			<Specifications product={product} alone />
			{product.difference && <Difference id={id} difference={product.difference} />}
			<Terms terms={product.terms} drawing={machineOnPoster(product)} />
			<Neighbors path={path} />
		</article>
	);
}
