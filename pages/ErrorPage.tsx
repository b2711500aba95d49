import { Lost } from "../components/Lost.tsx";
import { errorPage } from "../content/pages.ts";
import type { PageProps } from "./page.ts";

export function ErrorPage({ site, facts }: PageProps) {
	return <Lost site={site} heading={facts.heading} {...errorPage} />;
}
