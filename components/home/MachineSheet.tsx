import { company } from "../../content/company.ts";
import { sheet, types } from "../../content/guide.ts";
import { keysOf } from "../../content/model/keys.ts";
import { textOf } from "../../content/model/placeholder.ts";
import type { MachineType } from "../../content/schema/guide.ts";
import { classList } from "../class-list.ts";
import { MachineDrawing } from "../drawings/MachineDrawing.tsx";
import { MeasureDrawing } from "../drawings/MeasureDrawing.tsx";
import { PlanDrawing } from "../drawings/PlanDrawing.tsx";
import { ProductLink } from "../ProductLink.tsx";

interface Props {
	readonly type: MachineType;
}

/** A type of wrapper: its machines, its plan view, what moves, and when to choose it. */
function TypeOfWrapper({ type }: Props) {
	const { name, tradeName, machines, plan } = type;
	return (
		<li
			className={classList(
				"machine-sheet__type",
				machines.length === 1 ? "machine-sheet__type--single" : undefined,
			)}
		>
			<article>
				<h3 className="machine-sheet__name">
					{`${name} `}
					<small className="machine-sheet__trade-name">{`(${tradeName})`}</small>
				</h3>
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
				{plan && (
					<div className="machine-sheet__plan">
						<PlanDrawing plan={plan} />
					</div>
				)}
				<dl className="machine-sheet__facts">
					{keysOf(sheet.facts).map((fact) => (
						<div className="machine-sheet__fact" key={fact}>
							<dt>{sheet.facts[fact]}</dt> <dd>{textOf(type[fact])}</dd>
						</div>
					))}
				</dl>
			</article>
		</li>
	);
}

/**
 * Every machine at one scale, grouped by type, with what a buyer compares, beside a pallet and a person. It prints on a
 * page of its own.
 */
export function MachineSheet() {
	const { title, note, scale, measure } = sheet;
	return (
		<figure className="machine-sheet">
			<ul className="machine-sheet__types stagger" data-stagger="">
				{keysOf(types).map((id) => (
					<TypeOfWrapper key={id} type={types[id]} />
				))}
			</ul>
			<figcaption className="machine-sheet__title-block">
				<p className="machine-sheet__title">{title}</p>
				<div className="machine-sheet__measure">
					<MeasureDrawing />
				</div>
				<div className="machine-sheet__notes">
					<p>{`${measure.name}: ${measure.text} ${scale}`}</p>
					<p>{note}</p>
					<p className="machine-sheet__seller">
						{textOf(company.name)} <br />
						{textOf(company.phone)}
					</p>
				</div>
			</figcaption>
		</figure>
	);
}
