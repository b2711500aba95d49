import { Fragment } from "react";
import { chooser } from "../../content/guide.ts";
import { labels } from "../../content/interface.ts";
import { textOf } from "../../content/model/placeholder.ts";
import { LoadDrawing } from "../drawings/LoadDrawing.tsx";
import { MachineDrawing } from "../drawings/MachineDrawing.tsx";
import { PhoneLink } from "../PhoneLink.tsx";
import { ProductLink } from "../ProductLink.tsx";

/**
 * The questions that lead from a load to a machine, as a flowchart: a line runs down from question to question, and
 * each yes branches off to a machine.
 */
export function Chooser() {
	const { questions, otherwise } = chooser;
	return (
		<ol className="chooser">
			{questions.map(({ question, note, load, answer, products, machine }) => (
				<li className="chooser__step" key={question}>
					<LoadDrawing load={load} />
					<p className="chooser__question">
						{`${question} `}
						{note && <small className="chooser__note">{textOf(note)}</small>}
					</p>
					<p className="chooser__yes">{labels.yes}</p>
					<MachineDrawing machine={machine} view="bare" alt="" />
					<p className="chooser__answer">
						{`${answer} `}
						<span className="chooser__links">
							{products.map((product, index) => (
								<Fragment key={product}>
									{index > 0 && ` ${labels.or} `}
									<ProductLink to={product} text="name" className="chooser__machine" />
								</Fragment>
							))}
						</span>
					</p>
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
	);
}
