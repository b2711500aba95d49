import { Fragment } from "react";
import { loadQuestions } from "../../content/machine-guide.ts";
import { MachineLink } from "../MachineLink.tsx";

/** The questions that lead from a load to a machine: the first yes decides. */
export function LoadQuestions() {
	return (
		<ol className="load-questions">
			{loadQuestions.map(({ question, answer, links }) => (
				<li key={question}>
					{question}
					<p>
						{`${answer} `}
						{links.map((link, index) => (
							<Fragment key={link.label}>
								{index > 0 && " or "}
								<MachineLink to={link} className="load-questions__link" />
							</Fragment>
						))}
						.
					</p>
				</li>
			))}
		</ol>
	);
}
