import { sheet } from "../../content/guide.ts";
import { textOf } from "../../content/model/placeholder.ts";
import { targetOf } from "../../content/model/product-targets.ts";
import type { ProductId } from "../../content/products.ts";
import type { SingleProduct } from "../../content/schema/product.ts";
import { MachineDrawing } from "../drawings/MachineDrawing.tsx";
import { PhoneLink } from "../PhoneLink.tsx";
import { ProductLink } from "../ProductLink.tsx";

interface Props {
	/** The product of this page. */
	readonly id: ProductId;
	readonly difference: NonNullable<SingleProduct["difference"]>;
}

/** How similar products differ, side by side with the drawings that show it. */
export function Difference({ id, difference: { heading, products, advice } }: Props) {
	const machines = sheet.types.flatMap((type) => type.machines).filter(({ product }) => product in products);
	return (
		<section className="difference split ruled" aria-labelledby="difference">
			<div>
				<h2 className="difference__heading" id="difference">
					{heading}
				</h2>
				<p className="difference__advice">
					{`${advice} `}
					<PhoneLink className="difference__link" />
				</p>
			</div>
			<ul className="difference__machines">
				{machines.map(({ drawing, product }) => (
					<li key={product}>
						<div className="difference__drawing">
							<MachineDrawing machine={drawing} view="bare" alt="" shared={false} />
						</div>
						<h3 className="difference__name">
							{product === id ? (
								targetOf(product).label
							) : (
								<ProductLink to={product} text="label" className="difference__link" />
							)}
						</h3>
						<p>{textOf(products[product] ?? "")}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
