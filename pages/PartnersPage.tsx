import { PartnerItem } from "../components/PartnerItem.tsx";
import { pages } from "../content/pages.ts";
import { partners } from "../content/partners.ts";

export function PartnersPage() {
	const { heading, copy } = pages["/partners/"];
	return (
		<div className="page wrap">
			<h1 className="page__heading">{heading}</h1>
			<p className="page__intro lead">{copy.intro}</p>
			<div className="stagger" data-stagger="">
				{partners.map((partner) => (
					<PartnerItem key={partner.name} partner={partner} />
				))}
			</div>
		</div>
	);
}
