import { chooser, types } from "../../content/chooser.ts";
import { labels } from "../../content/interface.ts";
import type { ListedProductId, ProductId } from "../../content/products.ts";
import { fill } from "../../content/schema/fill.ts";
import { targetOf } from "../../content/site/product-targets.ts";
import { LoadDrawing } from "../drawings/index.ts";
import { PhoneLink } from "../PhoneLink.tsx";
import { ProductLink } from "../ProductLink.tsx";

type ChooserAnswer = (typeof chooser)["questions"][number]["answers"][number];

/** A machine of a type, and in a few words how it differs from the others. */
function Machine({ product }: { readonly product: ProductId | ListedProductId }) {
	const { distinction } = targetOf(product);
	return (
		<>
			<ProductLink to={product} text="label" className="text-link" />
			{distinction && `, ${distinction}`}
		</>
	);
}

interface Props {
	readonly answer: ChooserAnswer;
	/** Whether it is the first one, whose arrow says "Yes". */
	readonly first: boolean;
}

/**
 * A type of wrapper and its machines, then the condition under which it is the answer. On a wide
 * screen, the condition is on the arrow.
 */
function Answer({ answer: { type, condition, note, callIf }, first }: Props) {
	const { name, machines, moreVideos = [] } = types[type];
	return (
		<div className="chooser__answer">
			{first && <p className="chooser__yes label">{labels.yes}</p>}
			<p>
				{`${fill(labels.wrapper, name)}: `}
				{machines.map((product, index) => (
					<span className="chooser__machine" key={product}>
						<Machine product={product} />
						{index < machines.length - 1 && `, ${labels.or} `}
					</span>
				))}
			</p>
			{condition && <p className="chooser__condition label">{condition}</p>}
			{note && <p>{note}</p>}
			{moreVideos.length > 0 && (
				<p className="chooser__more">
					{labels.moreVideos}{" "}
					{moreVideos.map((product) => (
						<ProductLink key={product} to={product} text="label" />
					))}
				</p>
			)}
			{callIf && (
				<p className="chooser__more">
					{`${callIf} `}
					<PhoneLink call />
				</p>
			)}
		</div>
	);
}

/**
 * Helps buyers find the machine for a load, with a flowchart: a line runs down from question to
 * question, and each yes branches off to a type of wrapper.
 */
export function Chooser() {
	const { heading, questions, otherwise } = chooser;
	return (
		<section className="chooser-section" aria-labelledby="chooser">
			<div className="wrap">
				<h2 id="chooser">{heading}</h2>
				<ol className="chooser">
					{questions.map(({ question, test, load, answers }) => (
						<li className="chooser__step" key={question}>
							<div className="chooser__load">
								<LoadDrawing load={load} />
							</div>
							<h3 className="chooser__question label">{question}</h3>
							{test && <p className="chooser__test">{test}</p>}
							<div className="chooser__answers">
								{answers.map((answer, index) => (
									<Answer key={answer.type} answer={answer} first={index === 0} />
								))}
							</div>
							<p className="chooser__no label">{labels.no}</p>
						</li>
					))}
					<li className="chooser__step">
						<h3 className="chooser__question label">{otherwise.question}</h3>
						<p className="chooser__answers">
							{`${otherwise.answer} `}
							<PhoneLink className="text-link" />
						</p>
					</li>
				</ol>
			</div>
		</section>
	);
}
