import { types } from "../../content/guide.ts";
import { textOf } from "../../content/model/placeholder.ts";
import { targetOf } from "../../content/model/product-targets.ts";
import type { ProductId } from "../../content/products.ts";
import type { SingleProduct } from "../../content/schema/product.ts";
import { LoadingMethodDrawing } from "../drawings/index.ts";
import { PhoneLink } from "../PhoneLink.tsx";
import { ProductLink } from "../ProductLink.tsx";

interface Props {
	/** The product of this page. */
	readonly id: ProductId;
	readonly difference: NonNullable<SingleProduct["difference"]>;
}

/** How similar products differ, side by side with the drawings that show it. */
export function Difference({ id, difference: { heading, products, advice } }: Props) {
	const machines = Object.values(types)
		.flatMap(({ machines }) => machines)
		.filter(({ product }) => product in products);
	return (
		<section className="split ruled" aria-labelledby="difference">
			<h2 id="difference">{heading}</h2>
			<div>
				<dl className="terms difference">
					{machines.map(({ drawing, product }) => (
						<div key={product}>
							<dt>
								<LoadingMethodDrawing machine={drawing} />
								{product === id ? targetOf(product).label : <ProductLink to={product} text="label" />}
							</dt>
							<dd>{textOf(products[product] ?? "")}</dd>
						</div>
					))}
				</dl>
				<p>{advice}</p>
				<p>
					<PhoneLink className="text-link" call />
				</p>
			</div>
		</section>
	);
}
