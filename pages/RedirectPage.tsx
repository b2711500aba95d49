import { renderToStaticMarkup } from "react-dom/server";
import type { SiteFile } from "../assets/make/site-file.ts";
import { addressOf, hrefOf, type Site } from "../components/site-context.ts";
import { redirects } from "../content/redirects.ts";
import { fileOf, type RoutePath } from "../content/site/routes.ts";

interface Props {
	readonly site: Site;
	/** The new path. */
	readonly to: RoutePath;
}

/**
 * Redirects immediately, without JavaScript:
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
function RedirectPage({ site, to }: Props) {
	const href = hrefOf(site, to);
	const address = addressOf(site, to);
	return (
		<html lang="en-US">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<title>{address}</title>
				<meta name="robots" content="noindex" />
				<link rel="canonical" href={address} />
				<meta httpEquiv="refresh" content={`0;url=${href}`} />
			</head>
			<body>
				<a href={href}>{address}</a>
			</body>
		</html>
	);
}

/** A page at each old path that redirects to the new one, for hosts without redirects. */
export function redirectPages(site: Site): readonly SiteFile[] {
	return redirects.map(({ from, to }) => {
		const page = renderToStaticMarkup(<RedirectPage site={site} to={to} />);
		return [fileOf(from), `<!doctype html>${page}\n`];
	});
}
