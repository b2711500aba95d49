import type { ReactElement } from "react";
import type { Site } from "../components/site.ts";
import type { PageFacts } from "../content/pages.ts";

export interface PageProps {
	readonly site: Site;
	readonly facts: PageFacts;
}

/** What stands inside `<main>` of one page. */
export type Page = (props: PageProps) => ReactElement;
