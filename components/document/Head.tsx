import type { Route } from "../../content/model/routes.ts";
import { fullTitle } from "../../content/model/title.ts";
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
	/** Whether the page embeds a player. */
	readonly embeds: boolean;
	/** Whether the page loads the site's script. */
	readonly enhanced: boolean;
	/** The id of an element below the first view. By default, that is the footer. */
	readonly belowFirstView?: string | undefined;
}

/**
 * Prefetches a page of this site when the visitor's pointer rests on a link to it or presses it. Pages are not
 * prerendered: the home page would request its stock photo for visitors who may never go there. Browsers skip the
 * prefetch to save data or power:
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export function speculationRulesOf({ base }: Pick<Site, "base">): string {
	return JSON.stringify({ prefetch: [{ where: { href_matches: `${base}*` }, eagerness: "moderate" }] });
}

/** What is inside the `<head>` of every page, after the policy. */
export function Head({
	route,
	styles,
	inlineScript,
	speculationRules,
	embeds,
	enhanced,
	belowFirstView = "footer",
}: Props) {
	const site = useSite();
	const { path, title, description, indexed } = route;
	return (
		<>
			<title>{fullTitle(title)}</title>
			<meta name="description" content={description} />
			{indexed ? (
				<>
					<link rel="canonical" href={addressOf(site, path)} />
					<SharingTags route={route} />
				</>
			) : (
				<meta name="robots" content="noindex" />
			)}
			<Icons />
			{/* React escapes anything that could end the script: https://github.com/facebook/react/pull/28871 */}
			{indexed && <script type="application/ld+json">{JSON.stringify(structuredData(site, route))}</script>}
			{/* Nothing is laid out and painted before the start tag of that element. Otherwise Chromium begins with whatever
			    has arrived first, and then does the work again:
			    https://html.spec.whatwg.org/multipage/links.html#link-type-expect */}
			{enhanced && <link rel="expect" href={`#${belowFirstView}`} blocking="render" />}
			<style>{styles}</style>
			<link rel="stylesheet" media="print" href={site.base + site.assets.print} />
			{embeds && (
				/* With scripts off, browsers load a lazy frame at once, even in a closed `details`, so no frame may load.
			    https://html.spec.whatwg.org/#will-lazy-load-element-steps
			    The HTML standard obeys a policy in a child of the head alone. Chromium, Firefox and WebKit obey one in any
			    descendant, also inside noscript, and the tests watch all three.
			    https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy */
				<noscript>
					<meta httpEquiv="Content-Security-Policy" content="frame-src 'none'" />
				</noscript>
			)}
			{inlineScript && <script>{inlineScript}</script>}
			{enhanced && <script type="module" src={site.base + site.assets.script} fetchPriority="low" />}
			{speculationRules && <script type="speculationrules">{speculationRules}</script>}
		</>
	);
}
