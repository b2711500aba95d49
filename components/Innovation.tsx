import { homePage } from "../content/pages.ts";
import { MachineTypes } from "./MachineTypes.tsx";
import type { Site } from "./site.ts";

interface Props {
	readonly site: Site;
}

/** The factory, the difference between the machines, and the machines themselves. */
export function Innovation({ site }: Props) {
	const { heading, lead, text, dimension } = homePage.innovation;
	return (
		<section className="innovation" aria-labelledby="innovation">
			<div className="wrap">
				<div className="innovation__intro">
					<h2 id="innovation">{heading}</h2>
					<p className="lead">{lead}</p>
					<p>{text}</p>
				</div>
				<p className="dimension">{dimension}</p>
				<MachineTypes site={site} />
			</div>
		</section>
	);
}
