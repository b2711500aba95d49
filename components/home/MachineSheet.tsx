import { Fragment } from "react";
import { sheet, type TypeId, types } from "../../content/chooser.ts";
import { company } from "../../content/company.ts";
import { home } from "../../content/home.ts";
import { labels } from "../../content/interface.ts";
import type { ListedProductId, ProductId } from "../../content/products.ts";
import { keysOf } from "../../content/schema/keys.ts";
import { targetOf } from "../../content/site/product-targets.ts";
import { MachineDrawing, PlanDrawing, ScaleFigureDrawing } from "../drawings/index.ts";
import { PhoneLink } from "../PhoneLink.tsx";
import { ProductLink } from "../ProductLink.tsx";

interface Props {
	readonly id: TypeId;
}

/** The drawing of a machine, its label, and how it differs from the others of its type. */
function Machine({ product }: { readonly product: ProductId | ListedProductId }) {
	const { drawing, distinction } = targetOf(product);
	return (
		<li>
			<ProductLink to={product} text="label" className="machine-sheet__link text-link">
				<span className="machine-sheet__floor floor">
					<MachineDrawing machine={drawing} view="bare" alt="" />
				</span>
			</ProductLink>{" "}
			{distinction && <p className="machine-sheet__distinction caption">{distinction}</p>}
		</li>
	);
}

/**
 * A type of wrapper: its machines, its plan view, what moves, when to choose it, and what to choose
 * otherwise.
 */
function TypeOfWrapper({ id }: Props) {
	const { name, tradeName, machines, plan, moves, suits, doesNotSuit } = types[id];
	return (
		<li className="machine-sheet__type" id={`type-${id}`}>
			<article className="machine-sheet__columns">
				<h3 className="machine-sheet__name">
					{`${name} `}
					<small className="machine-sheet__trade-name">{`(${tradeName})`}</small>
				</h3>
				{plan && (
					<div className="machine-sheet__plan">
						<PlanDrawing plan={plan} />
					</div>
				)}
				<ul className="machine-sheet__machines">
					{machines.map((product) => (
						<Machine key={product} product={product} />
					))}
				</ul>
				<dl className="machine-sheet__facts">
					<div>
						<dt>{sheet.facts.moves}</dt> <dd>{moves}</dd>
					</div>
					<div>
						<dt>{sheet.facts.suits}</dt> <dd>{suits}</dd>
					</div>
					<div>
						<dt>{sheet.facts.doesNotSuit}</dt>{" "}
						<dd>
							{doesNotSuit.map(({ when, instead }, index) => (
								<Fragment key={when}>
									{`${index > 0 ? `, ${labels.or} ` : ""}${when} (`}
									<a href={instead ? `#type-${instead}` : "#inquiry"}>
										{instead ? types[instead].name : home.contact.heading}
									</a>
									{")"}
								</Fragment>
							))}
							{"."}
						</dd>
					</div>
				</dl>
			</article>
		</li>
	);
}

/**
 * The range: every machine at one scale, grouped by type, with what a buyer compares, below a
 * pallet and a person. It prints on a page of its own.
 */
export function MachineSheet() {
	const { title, note, scale, measure } = sheet;
	return (
		<section className="machines wrap" aria-labelledby="machine-sheet">
			<h2 className="machines__heading" id="machine-sheet">
				{title}
			</h2>
			<div className="machine-sheet">
				<div className="machine-sheet__title-block">
					<div className="machine-sheet__measure">
						<ScaleFigureDrawing />
					</div>
					<div className="machine-sheet__notes">
						<p>{`${measure.name}: ${measure.text} ${scale}`}</p>
						<p>{note}</p>
					</div>
					<p className="machine-sheet__seller">
						<span className="machine-sheet__company">{company.name} </span>
						<PhoneLink className="text-link" call />
					</p>
				</div>
				<ul className="machine-sheet__types stagger" data-stagger="">
					{keysOf(types).map((id) => (
						<TypeOfWrapper key={id} id={id} />
					))}
				</ul>
			</div>
		</section>
	);
}
