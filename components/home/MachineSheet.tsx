import { company } from "../../content/company.ts";
import { home } from "../../content/home.ts";
import { textOf } from "../../content/model/placeholder.ts";
import { productPath } from "../../content/model/routes.ts";
import { MachineDrawing } from "../drawings/MachineDrawing.tsx";
import { MeasureDrawing } from "../drawings/MeasureDrawing.tsx";
import { Link } from "../Link.tsx";
import { ProductLink } from "../ProductLink.tsx";

const { types, sheet } = home.innovation;

/**
 * Every machine at one scale, grouped by type, beside a pallet and a person. Each links to its page. It prints on a
 * page of its own.
 */
export function MachineSheet() {
	return (
		<figure className="machine-sheet">
			<ul className="machine-sheet__types stagger" data-stagger="">
				{types.map(({ name, text, machines, link }) => (
					<li
						className={`machine-sheet__type${machines.length > 1 ? " machine-sheet__type--several" : ""}`}
						key={name}
					>
						<h3>{name}</h3>
						<ul className="machine-sheet__machines">
							{machines.map(({ drawing, product }) => (
								<li key={drawing}>
									<ProductLink to={product} text="label" className="machine-sheet__link">
										<span className="machine-sheet__floor floor">
											<MachineDrawing machine={drawing} view="bare" alt="" />
										</span>
									</ProductLink>
								</li>
							))}
						</ul>
						<p>
							{text}{" "}
							{link && (
								<Link to={productPath(link.list)} className="machine-sheet__more">
									{link.label}
								</Link>
							)}
						</p>
					</li>
				))}
			</ul>
			<div className="machine-sheet__type">
				<h3>{sheet.measure.name}</h3>
				<MeasureDrawing />
				<p>{sheet.measure.text}</p>
			</div>
			<figcaption className="machine-sheet__title-block">
				<p className="machine-sheet__title">{sheet.title}</p>
				<p>{sheet.note}</p>
				<p>{sheet.scale}</p>
				<p className="machine-sheet__seller">
					{textOf(company.name)}, {textOf(company.phone)}
				</p>
			</figcaption>
		</figure>
	);
}
