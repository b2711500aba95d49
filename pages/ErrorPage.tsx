import { Lost } from "../components/Lost.tsx";
import { PhoneLink } from "../components/PhoneLink.tsx";
import { company } from "../content/company.ts";
import { textOf } from "../content/model/placeholder.ts";
import { errorPage } from "../content/pages.ts";
import type { PageProps } from "./page.ts";

export function ErrorPage({ site, facts }: PageProps) {
	return (
		<Lost site={site} heading={facts.heading} {...errorPage}>
			<PhoneLink className="text-link">{`Call ${textOf(company.phone)}`}</PhoneLink>
		</Lost>
	);
}
