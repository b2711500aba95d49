import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Assets } from "../../assets/make/assets.ts";
import { Problem, problemText } from "../../assets/make/problem.ts";
import { Head, speculationRulesOf } from "../../components/document/Head.tsx";
import { Layout } from "../../components/layout/Layout.tsx";
import { type Site, SiteContext } from "../../components/site-context.ts";
import { type Route, routeOf } from "../../content/model/routes.ts";
import { playerHost } from "../../content/model/third-parties.ts";
import { pageOf } from "../page-list.tsx";
import { policyOf } from "./policy.ts";

function documentOf(route: Route, site: Site, { stylesFor, inlineScripts }: Assets): string {
	function render(element: ReactElement): string {
		return renderToStaticMarkup(<SiteContext value={site}>{element}</SiteContext>);
	}

	function bodyOf(page: Route): string {
		const { content, bare } = pageOf(page);
		return render(bare ? <body>{content}</body> : <Layout route={page}>{content}</Layout>);
	}

	const { bare, inlineScript } = pageOf(route);
	const body = bodyOf(route);
	const styles = stylesFor(body);
	const script = inlineScript && inlineScripts[inlineScript];
	const speculationRules = route.indexed ? speculationRulesOf(site) : undefined;
	const scripts = [script, speculationRules].filter((text) => text !== undefined);
	const stylesOfReplacement = bare ? [stylesFor(bodyOf(routeOf(bare.becomes)))] : [];
	const policy = policyOf(scripts, [...stylesOfReplacement, styles], body);
	const head = render(
		<Head
			route={route}
			policy={policy}
			styles={styles}
			inlineScript={script}
			speculationRules={speculationRules}
			embeds={body.includes(playerHost)}
			enhanced={!bare}
		/>,
	);
	return `<!doctype html><html lang="en-US">${head}${body}</html>\n`;
}

/**
 * Renders a route to a complete HTML document, with the doctype that React omits. The body is rendered first, because
 * the head contains its styles and its policy.
 *
 * @throws Problem when a component throws, with the route, the error and its source
 */
export function renderPage(route: Route, site: Site, assets: Assets): string {
	try {
		return documentOf(route, site, assets);
	} catch (cause) {
		throw new Problem(`The page ${route.path} could not be rendered. ${problemText(cause)}`, { cause });
	}
}
