import type { Route } from "../../content/model/routes.ts";
import { useSite } from "../site.ts";
import { structuredData } from "./structured-data.ts";

interface Props {
	readonly route: Route;
}

/** The page's structured data as JSON-LD, escaped so that no text can close the script element. */
export function StructuredData({ route }: Props) {
	const site = useSite();
	const json = JSON.stringify(structuredData(site, route)).replaceAll("<", "\\u003c");
	return <script type="application/ld+json">{json}</script>;
}
