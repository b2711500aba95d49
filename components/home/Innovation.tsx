import { homePage } from "../../content/pages.ts";
import type { Site } from "../site.ts";
import { Dimension } from "./Dimension.tsx";
import { MachineTypes } from "./MachineTypes.tsx";

interface Props {
	readonly site: Site;
}

/** The factory, the difference between the machines, and the machines themselves. */
export function Innovation({ site }: Props) {
	const { heading, lead, text, dimension, picture } = homePage.innovation;
	return (
		<section className="innovation" aria-labelledby="innovation">
			<div className="wrap">
				<div className="innovation__intro">
					<h2 id="innovation">{heading}</h2>
					<p className="lead">{lead}</p>
					<p>{text}</p>
				</div>
				<Dimension site={site} text={dimension} picture={picture} />
				<MachineTypes site={site} />
			</div>
		</section>
	);
}
