import { textOf } from "../content/model/placeholder.ts";
import type { Partner } from "../content/partners.ts";
import { ScaleDrawing } from "./drawings/ScaleDrawing.tsx";
import { Picture } from "./Picture.tsx";

interface Props {
	readonly partner: Partner;
}

/** A partner: logo, name, description and the way to its website. */
export function PartnerItem({ partner }: Props) {
	const name = textOf(partner.name);
	return (
		<article className="partner split ruled">
			<div className="partner__logo">
				{"drawing" in partner.logo ? (
					<ScaleDrawing alt={`${name} logo`} />
				) : (
					<Picture upload={partner.logo} className="partner__upload" sizes="320px" place="first-view" />
				)}
			</div>
			<div>
				<h2 className="partner__name">{name}</h2>
				<p>{partner.description}</p>
				<a className="button" href={textOf(partner.website)} target="_blank" rel="noopener">
					<span>
						Visit Website<span className="visually-hidden"> (opens in a new tab)</span>
					</span>
				</a>
			</div>
		</article>
	);
}
