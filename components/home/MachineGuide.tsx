import { chooser, comparison } from "../../content/guide.ts";
import { MachineLink } from "../MachineLink.tsx";
import { LoadQuestions } from "./LoadQuestions.tsx";
import { TypeTable } from "./TypeTable.tsx";

/** Helps a buyer to find the type of machine for a load: questions first, then all types side by side. */
export function MachineGuide() {
	const { heading, intro } = chooser;
	const { note } = comparison;
	return (
		<section className="machine-guide" aria-labelledby="machine-guide">
			<div className="wrap">
				<div className="split">
					<div>
						<h2 className="machine-guide__heading" id="machine-guide">
							{heading}
						</h2>
						<p>{intro}</p>
					</div>
					<LoadQuestions />
				</div>
				<TypeTable />
				<p>
					<MachineLink to={note.link} className="load-questions__link" /> {note.text}
				</p>
			</div>
		</section>
	);
}
