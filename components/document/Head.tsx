import type { Route } from "../../content/model/routes.ts";
import { fullTitle } from "../../content/model/title.ts";
import { Once } from "../Once.tsx";
import { addressOf, type Site } from "../site.ts";
import { Icons } from "./Icons.tsx";
import { SharingTags } from "./SharingTags.tsx";
import { StructuredData } from "./StructuredData.tsx";

interface Props {
	readonly site: Site;
	readonly route: Route;
	/** The Content-Security-Policy, for hosts that cannot send it as a header. */
	readonly policy: string;
	/** The style sheet of this page. Pages that use the same have it by one name. */
	readonly css: { readonly name: string; readonly text: string };
	/** A script that has to run before the first paint. */
	readonly inlineScript?: string | undefined;
	/** Whether the page embeds another one. */
	readonly frames: boolean;
	/** Whether the page has anything for the script to do. */
	readonly enhanced: boolean;
}

/**
 * Lets browsers fetch the next page of this site once a visitor's pointer rests on its link or presses it. They only
 * fetch it and do not render it: rendered ahead, the home page would ask for its stock photo on behalf of somebody who
 * may never go there. Browsers leave it out where a visitor saves data or power:
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
function speculationRules({ base }: Site): string {
	return JSON.stringify({ prefetch: [{ where: { href_matches: `${base}*` }, eagerness: "moderate" }] });
}

/** Everything that a page says about itself to browsers and search engines. */
export function Head({ site, route, policy, css, inlineScript, frames, enhanced }: Props) {
	const { path, title, description, indexed } = route;
	return (
		<head>
			<meta charSet="utf-8" />
			<meta httpEquiv="Content-Security-Policy" content={policy} />
			<meta name="viewport" content="width=device-width,initial-scale=1" />
			<title>{fullTitle(title)}</title>
			<meta name="description" content={description} />
			{indexed ? (
				<>
					<link rel="canonical" href={addressOf(site, path)} />
					<SharingTags site={site} route={route} />
				</>
			) : (
				<meta name="robots" content="noindex" />
			)}
			<Once name="icons">
				<Icons site={site} />
			</Once>
			{indexed && <StructuredData site={site} route={route} />}
			<Once name={css.name}>
				<style>{css.text}</style>
			</Once>
			{frames && (
				/* Where scripts are off, browsers load a lazy frame at once, closed or not; then no frame may load.
			    https://html.spec.whatwg.org/#will-lazy-load-element-steps */
				<noscript>
					<meta httpEquiv="Content-Security-Policy" content="frame-src 'none'" />
				</noscript>
			)}
			{inlineScript && <script>{inlineScript}</script>}
			{enhanced && <script type="module" src={site.base + site.assets.script} fetchPriority="low" />}
			{indexed && (
				<Once name="speculation rules">
					<script type="speculationrules">{speculationRules(site)}</script>
				</Once>
			)}
		</head>
	);
}
