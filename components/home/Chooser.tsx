import { Fragment } from "react";
import { chooser, sheet } from "../../content/guide.ts";
import { labels } from "../../content/interface.ts";
import { fill } from "../../content/model/fill.ts";
import { textOf } from "../../content/model/placeholder.ts";
import type { ListedProductId, ProductId } from "../../content/products.ts";
import { LoadDrawing } from "../drawings/LoadDrawing.tsx";
import { PhoneLink } from "../PhoneLink.tsx";
import { ProductLink } from "../ProductLink.tsx";

interface AnswerProps {
	readonly products: readonly (ProductId | ListedProductId)[];
}

/** The types of wrapper to look at, in the order of their machines, each with links to these. */
function Answer({ products }: AnswerProps) {
	const types = new Set(
		products.flatMap((id) =>
			sheet.types.filter(({ machines }) => machines.some(({ product }) => product === id)),
		),
	);
	return (
		<div className="chooser__answer">
			{[...types].map(({ name, machines, suits }) => (
				<p key={name}>
					{`${fill(labels.wrapper, name)}: `}
					<span className="chooser__links">
						{products
							.filter((id) => machines.some(({ product }) => product === id))
							.map((product, index) => (
								<Fragment key={product}>
									{index > 0 && ` ${labels.or} `}
									<ProductLink to={product} text="label" className="chooser__machine" />
								</Fragment>
							))}
					</span>
					{types.size > 1 && (
						<small className="chooser__note">{`${sheet.facts.suits} ${textOf(suits)}`}</small>
					)}
				</p>
			))}
		</div>
	);
}

/**
 * Helps buyers find the machine for a load, by a flowchart: a line runs down from question to question, and each yes
 * branches off to a type of wrapper.
 */
export function Chooser() {
	const { heading, intro, questions, otherwise } = chooser;
	return (
		<section className="choice" aria-labelledby="guide">
			<div className="wrap">
				<div className="choice__intro row row--apart">
					<h2 id="guide">{heading}</h2>
					<p className="lead">{intro}</p>
				</div>
				<ol className="chooser">
					{questions.map(({ question, note, load, products }) => (
						<li className="chooser__step" key={question}>
							<div className="chooser__load when-near">
								<LoadDrawing load={load} />
							</div>
							<p className="chooser__question">
								{`${question} `}
								{note && <small className="chooser__note">{textOf(note)}</small>}
							</p>
							<p className="chooser__yes">{labels.yes}</p>
							<Answer products={products} />
							<p className="chooser__no">{labels.no}</p>
						</li>
					))}
					<li className="chooser__step">
						<strong className="chooser__question">{otherwise.question}</strong>
						<p className="chooser__answer">
							{`${otherwise.answer} `}
							<PhoneLink className="chooser__machine" />
						</p>
					</li>
				</ol>
			</div>
		</section>
	);
}
