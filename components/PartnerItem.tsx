import { labels } from "../content/interface.ts";
import { pages } from "../content/pages.ts";
import { fill } from "../content/schema/fill.ts";
import type { Partner } from "../content/schema/partner.ts";
import { FloorScaleDrawing } from "./drawings/index.ts";
import { Paragraphs } from "./Paragraphs.tsx";
import { UploadedImage } from "./UploadedImage.tsx";

interface Props {
	readonly partner: Partner;
}

/** A partner: logo, name, description and a link to its website. */
export function PartnerItem({ partner }: Props) {
	const { name, website } = partner;
	return (
		<article className="partner split ruled">
			<div className="partner__logo">
				{"drawing" in partner.logo ? (
					<FloorScaleDrawing alt={pages["/partners/"].copy.drawing} />
				) : (
					<UploadedImage upload={partner.logo} className="partner__upload" sizes="320px" place="first-view" />
				)}
			</div>
			<div>
				<h2 className="partner__name">{name}</h2>
				<Paragraphs text={partner.description} />
				<p className="partner__address">{website}</p>
				<a className="button" href={website} target="_blank" rel="noopener">
					<span>
						{labels.visitPartner}
						<span className="visually-hidden">{` ${fill(labels.visitPartnerNote, name)}`}</span>
					</span>
				</a>
			</div>
		</article>
	);
}
