import { home } from "../../content/home.ts";
import { MachineDrawing } from "../drawings/MachineDrawing.tsx";
import { MachineLink } from "../MachineLink.tsx";

/** The link that the whole entry follows: to the product that is drawn, else the first. */
function mainLinkOf({ drawing, links }: (typeof home.innovation.types)[number]) {
	return links.find((link) => "product" in link && link.product === drawing) ?? links[0];
}

/** The types of wrapper, each with its drawing and the pages that show it. */
export function MachineTypes() {
	return (
		<ul className="machine-types stagger" id="machines">
			{home.innovation.types.map((type) => (
				<li className="machine-types__item" key={type.name}>
					<MachineDrawing machine={type.drawing} view="bare" alt="" />
					<h3>{type.name}</h3>
					<p>{type.text}</p>
					<p className="machine-types__links row">
						{type.links.map((link) => (
							<MachineLink
								key={link.label}
								to={link}
								className={`text-link machine-types__${link === mainLinkOf(type) ? "main" : "other"}-link`}
							/>
						))}
					</p>
				</li>
			))}
		</ul>
	);
}
