import { Fragment } from "react";
import { chooser, type TypeId, types } from "../../content/chooser.ts";
import { labels } from "../../content/interface.ts";
import { fill } from "../../content/schema/fill.ts";
import { LoadDrawing } from "../drawings/index.ts";
import { PhoneLink } from "../PhoneLink.tsx";
import { ProductLink } from "../ProductLink.tsx";

interface Props {
	readonly type: TypeId;
	/** Which loads it is for, or on what condition. */
	readonly loads?: string;
}

/** A type of wrapper to look at, with links to its machines. */
function Answer({ type, loads }: Props) {
	const { name, machines } = types[type];
	return (
		<span className="chooser__type">
			{loads && <span className="chooser__loads label">{` ${loads} `}</span>}
			{`${fill(labels.wrapper, name)}: `}
			<span className="chooser__links">
				{machines.map((product, index) => (
					<Fragment key={product}>
						{index > 0 && ` ${labels.or} `}
						<ProductLink to={product} text="label" className="text-link" />
					</Fragment>
				))}
			</span>
		</span>
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
					{questions.map(({ question, load, answers }) => (
						<li className="chooser__step" key={question}>
							<div className="chooser__load">
								<LoadDrawing load={load} />
							</div>
							<p className="chooser__question label">{question}</p>
							<p className="chooser__yes label">{labels.yes}</p>
							<p className="chooser__answer">
								{answers.map((answer, index) => (
									<Fragment key={answer.type}>
										{index > 0 && <br />}
										<Answer {...answer} />
									</Fragment>
								))}
							</p>
							<p className="chooser__no label">{labels.no}</p>
						</li>
					))}
					<li className="chooser__step">
						<strong className="chooser__question label">{otherwise.question}</strong>{" "}
						<p className="chooser__answer">
							{`${otherwise.answer} `}
							<PhoneLink className="text-link" />
						</p>
					</li>
				</ol>
			</div>
		</section>
	);
}
