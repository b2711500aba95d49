import { PartnerItem } from "../components/PartnerItem.tsx";
import { textOf } from "../content/model/placeholder.ts";
import { partnersPage } from "../content/pages.ts";
import { partners } from "../content/partners.ts";

interface Props {
	readonly heading: string;
}

export function PartnersPage({ heading }: Props) {
	return (
		<div className="page wrap">
			<h1 className="page__heading">{heading}</h1>
			<p className="page__intro lead">{partnersPage.intro}</p>
			<div className="stagger">
				{partners.map((partner) => (
					<PartnerItem key={textOf(partner.name)} partner={partner} />
				))}
			</div>
		</div>
	);
}
