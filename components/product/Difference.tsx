import { type ProductId, products } from "../../content/products.ts";
import { keysOf } from "../../content/schema/keys.ts";
import type { SingleProduct } from "../../content/schema/product.ts";
import { targetOf } from "../../content/site/product-targets.ts";
import { LoadingMethodDrawing } from "../drawings/index.ts";
import { PhoneLink } from "../PhoneLink.tsx";
import { ProductLink } from "../ProductLink.tsx";

interface Props {
	/** The product of this page. */
	readonly id: ProductId;
	readonly difference: NonNullable<SingleProduct["difference"]>;
}

/** How similar products differ, side by side with the drawings that show it. */
export function Difference({ id, difference }: Props) {
	const compared = keysOf(products).filter((product) => product in difference.products);
	return (
		<section className="split ruled" aria-labelledby="difference">
			<h2 id="difference">{difference.heading}</h2>
			<div>
				<dl className="terms difference">
					{compared.map((product) => (
						<div key={product}>
							<dt>
								<LoadingMethodDrawing machine={products[product].drawing} />
								{product === id ? targetOf(product).label : <ProductLink to={product} text="label" />}
							</dt>
							<dd>{difference.products[product]}</dd>
						</div>
					))}
				</dl>
				<p className="difference__advice row">
					{`${difference.advice} `}
					<PhoneLink className="text-link" call />
				</p>
			</div>
		</section>
	);
}
