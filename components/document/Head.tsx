import type { Route } from "../../content/site/routes.ts";
import { fullTitle } from "../../content/site/titles.ts";
import { addressOf, type Site, useSite } from "../site-context.ts";
import { Icons } from "./Icons.tsx";
import { SharingTags } from "./SharingTags.tsx";
import { structuredData } from "./structured-data.ts";

interface Props {
	readonly route: Route;
	readonly styles: string;
	/** A script that has to run before the first paint. */
	readonly inlineScript: string | undefined;
	readonly speculationRules: string | undefined;
	/** Whether the page loads the site's script. */
	readonly enhanced: boolean;
}

/**
 * Prefetches a page of this site when the visitor's pointer rests on a link to it or presses it.
 * Pages are not prerendered: the home page would request its stock photo for visitors who may never
 * go there. Browsers skip the prefetch to save data or power:
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export function speculationRulesOf({ base }: Pick<Site, "base">): string {
	return JSON.stringify({ prefetch: [{ where: { href_matches: `${base}*` }, eagerness: "moderate" }] });
}

/** What is inside the `<head>` of every page, after the CSP. */
export function Head({ route, styles, inlineScript, speculationRules, enhanced }: Props) {
	const site = useSite();
	const { path, title, description } = route;
	// Pages that search engines list have a card.
	const card = site.cards.get(path);
	return (
		<>
			<title>{fullTitle(title)}</title>
			<meta name="description" content={description} />
			{card ? (
				<>
					<link rel="canonical" href={addressOf(site, path)} />
					<SharingTags route={route} card={card} />
				</>
			) : (
				<meta name="robots" content="noindex" />
			)}
			<Icons />
			{/* React escapes what could end the script: https://github.com/facebook/react/pull/28871 */}
			{card && (
				<script type="application/ld+json">{JSON.stringify(structuredData(site, route, card))}</script>
			)}
			<style>{styles}</style>
			<link rel="stylesheet" media="print" href={site.base + site.print} />
			{inlineScript && <script>{inlineScript}</script>}
			{enhanced && <script type="module" src={site.base + site.script} fetchPriority="low" />}
			{speculationRules && <script type="speculationrules">{speculationRules}</script>}
		</>
	);
}
