import { home } from "../../content/home.ts";
import { MachineDrawing } from "../drawings/MachineDrawing.tsx";
import { MachineLink } from "../MachineLink.tsx";

/** The types of machine, each with its drawing and the pages that show it. */
export function MachineTypes() {
	return (
		<ul className="machine-types stagger" id="machines">
			{home.innovation.types.map(({ name, text, drawing, links }) => (
				<li className="machine-types__item" key={name}>
					<MachineDrawing machine={drawing} view="bare" alt="" />
					<h3>{name}</h3>
					<p>{text}</p>
					<p className="machine-types__links row">
						{links.map((link) => (
							<MachineLink key={link.label} to={link} className="text-link" />
						))}
					</p>
				</li>
			))}
		</ul>
	);
}
