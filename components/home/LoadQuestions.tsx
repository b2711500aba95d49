import { Fragment } from "react";
import { chooser } from "../../content/guide.ts";
import { labels } from "../../content/interface.ts";
import { MachineLink } from "../MachineLink.tsx";
import { PhoneLink } from "../PhoneLink.tsx";

/** The questions that lead from a load to a machine: the first yes decides. */
export function LoadQuestions() {
	return (
		<ol className="load-questions">
			{chooser.questions.map(({ question, answer, links }) => (
				<li key={question}>
					{question}
					<p>
						{`${answer} `}
						{links.map((link, index) => (
							<Fragment key={link.label}>
								{index > 0 && ` ${labels.or} `}
								<MachineLink to={link} className="load-questions__link" />
							</Fragment>
						))}
						.
					</p>
				</li>
			))}
			<li>
				{chooser.otherwise.question}
				<p>
					{`${chooser.otherwise.answer} `}
					<PhoneLink className="load-questions__link" />
				</p>
			</li>
		</ol>
	);
}
