import { machineGuide } from "../../content/machine-guide.ts";
import type { Site } from "../site.ts";
import { LoadQuestions } from "./LoadQuestions.tsx";
import { TypeTable } from "./TypeTable.tsx";

interface Props {
	readonly site: Site;
}

/** Helps a buyer to find the type of machine for a load: questions first, then all types side by side. */
export function MachineGuide({ site }: Props) {
	const { heading, intro, note } = machineGuide;
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
					<LoadQuestions site={site} />
				</div>
				<TypeTable />
				<p>{note}</p>
			</div>
		</section>
	);
}
