import { renderToStaticMarkup } from "react-dom/server";
import type { SiteFile } from "../build/site-file.ts";
import { addressOf, hrefOf, type Site } from "../components/site-context.ts";
import { fileOf, type Route, routes } from "../content/model/routes.ts";
import { fullTitle } from "../content/model/title.ts";
import { redirects } from "../content/redirects.ts";

interface Props {
	readonly site: Site;
	/** The page at the new path. */
	readonly route: Route;
}

/** Redirects at once, without script: https://developers.google.com/search/docs/crawling-indexing/301-redirects */
function RedirectPage({ site, route: { path, title, heading } }: Props) {
	const href = hrefOf(site, path);
	return (
		<html lang="en-US">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<title>{fullTitle(title)}</title>
				<meta name="robots" content="noindex" />
				<link rel="canonical" href={addressOf(site, path)} />
				<meta httpEquiv="refresh" content={`0;url=${href}`} />
			</head>
			<body>
				<a href={href}>{heading}</a>
			</body>
		</html>
	);
}

/** A page at each old path that redirects to the new one, for hosts without redirects. */
export function redirectPages(site: Site): readonly SiteFile[] {
	return redirects.flatMap(({ from, to }) =>
		routes
			.filter(({ path }) => path === to)
			.map((route): SiteFile => {
				const page = renderToStaticMarkup(<RedirectPage site={site} route={route} />);
				return [fileOf(from), `<!doctype html>${page}\n`];
			}),
	);
}
