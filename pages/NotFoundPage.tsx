import { Lost } from "../components/Lost.tsx";
import { notFoundPage } from "../content/pages.ts";
import type { PageProps } from "./page.ts";

export function NotFoundPage({ site, facts }: PageProps) {
	return <Lost site={site} heading={facts.heading} {...notFoundPage} />;
}
