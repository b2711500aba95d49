import { Fragment } from "react";
import { chooser } from "../../content/guide.ts";
import { labels } from "../../content/interface.ts";
import { PhoneLink } from "../PhoneLink.tsx";
import { ProductLink } from "../ProductLink.tsx";

/** The questions that lead from a load to a machine: the first yes decides. */
export function Chooser() {
	return (
		<ol className="chooser">
			{chooser.questions.map(({ question, answer, links }) => (
				<li key={question}>
					{question}
					<p>
						{`${answer} `}
						{links.map((link, index) => (
							<Fragment key={link.label}>
								{index > 0 && ` ${labels.or} `}
								<ProductLink to={link} className="chooser__link" />
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
					<PhoneLink className="chooser__link" />
				</p>
			</li>
		</ol>
	);
}
