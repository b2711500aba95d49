import { home } from "../../content/home.ts";
import { MachineDrawing } from "../drawings/MachineDrawing.tsx";
import { ProductLink } from "../ProductLink.tsx";

/** The link that the whole entry follows: to the product that is drawn, else the first. */
function mainLinkOf({ drawing, links }: (typeof home.innovation.types)[number]) {
	return links.find((link) => "product" in link && link.product === drawing) ?? links[0];
}

/** The types of wrapper, each with its drawing and the pages that show it. */
export function WrapperTypes() {
	return (
		<ul className="wrapper-types stagger" id="machines">
			{home.innovation.types.map((type) => (
				<li className="wrapper-types__item" key={type.name}>
					<MachineDrawing machine={type.drawing} view="bare" alt="" />
					<h3>{type.name}</h3>
					<p>{type.text}</p>
					<p className="wrapper-types__links row">
						{type.links.map((link) => (
							<ProductLink
								key={link.label}
								to={link}
								className={`text-link wrapper-types__${link === mainLinkOf(type) ? "main" : "other"}-link`}
							/>
						))}
					</p>
				</li>
			))}
		</ul>
	);
}
