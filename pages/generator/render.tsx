import { renderToStaticMarkup } from "react-dom/server";
import { Head, speculationRulesOf } from "../../components/document/Head.tsx";
import { Layout } from "../../components/layout/Layout.tsx";
import { type Site, SiteContext } from "../../components/site-context.ts";
import { type Route, type RoutePath, routeOf } from "../../content/site/routes.ts";
import { pageOf, thirdPartiesOf } from "../page-list.tsx";
import { RedirectPage } from "../RedirectPage.tsx";
import type { Assets } from "./assets/assets.ts";
import { cspOf } from "./csp.ts";
import { Problem, problemText } from "./problem.ts";

/**
 * Puts a document together, with the doctype that React omits. The CSP is rendered by itself,
 * because it applies only to what follows it, and React moves scripts and preloads to the front of
 * what it renders.
 */
function formatDocument(csp: string, head: string, body: string): string {
	const start = renderToStaticMarkup(
		<>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width,initial-scale=1" />
			<meta httpEquiv="Content-Security-Policy" content={csp} />
		</>,
	);
	return `<!doctype html><html lang="en-US"><head>${start}${head}</head>${body}</html>\n`;
}

/**
 * Readers that ignore the layout, such as crawlers and converters, would run the words of two
 * blocks together.
 */
const endOfBlock = /<\/(?:h\d|p|li|dt|dd|caption|tr|div|main|address|figcaption|button|text)>/g;

function bodyOf(route: Route, site: Site): string {
	const { content, bare } = pageOf(route);
	const markup = renderToStaticMarkup(
		<SiteContext value={site}>
			{bare ? <body>{content}</body> : <Layout route={route}>{content}</Layout>}
		</SiteContext>,
	);
	return markup.replace(endOfBlock, "$&\n");
}

function documentOf(route: Route, site: Site, { stylesFor, inlineScripts }: Assets): string {
	const { bare, inlineScript } = pageOf(route);
	const body = bodyOf(route, site);
	const styles = stylesFor(body);
	const script = inlineScript && inlineScripts[inlineScript];
	const speculationRules = route.indexed ? speculationRulesOf(site) : undefined;
	const scripts = [script, speculationRules].filter((text) => text !== undefined);
	// A bare page may turn into another page, so its CSP allows the styles and third parties of both.
	const replacements = bare ? [routeOf(bare.becomes)] : [];
	const allStyles = [...replacements.map((page) => stylesFor(bodyOf(page, site))), styles];
	const thirdParties = [...new Set([...replacements, route].flatMap(thirdPartiesOf))];
	const head = renderToStaticMarkup(
		<SiteContext value={site}>
			<Head
				route={route}
				styles={styles}
				inlineScript={script}
				speculationRules={speculationRules}
				enhanced={!bare}
			/>
		</SiteContext>,
	);
	return formatDocument(cspOf(thirdParties, scripts, allStyles), head, body);
}

/**
 * Renders a route to a complete HTML document. The body is rendered first, because the head
 * contains its styles.
 *
 * @throws Problem when a component throws, with the route, the error and its source
 */
export function renderPage(route: Route, site: Site, assets: Assets): string {
	try {
		return documentOf(route, site, assets);
	} catch (error) {
		throw new Problem(`The page ${route.path} could not be rendered. ${problemText(error)}`);
	}
}

/** Renders the page at an old path, which redirects to a page of the site. */
export function renderRedirect(to: RoutePath, site: Site): string {
	return `<!doctype html>${renderToStaticMarkup(<RedirectPage site={site} to={to} />)}\n`;
}
