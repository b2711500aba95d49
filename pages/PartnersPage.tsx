import { PartnerItem } from "../components/PartnerItem.tsx";
import { textOf } from "../content/model/placeholder.ts";
import { partnersPage } from "../content/pages.ts";
import { partners } from "../content/partners.ts";
import type { PageProps } from "./page.ts";

export function PartnersPage({ site, facts }: PageProps) {
	return (
		<div className="page wrap">
			<h1 className="page__heading">{facts.heading}</h1>
			<p className="page__intro lead">{partnersPage.intro}</p>
			<div className="stagger">
				{partners.map((partner) => (
					<PartnerItem key={textOf(partner.name)} site={site} partner={partner} />
				))}
			</div>
		</div>
	);
}
