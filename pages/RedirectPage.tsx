import { addressOf, hrefOf, type Site } from "../components/site-context.ts";
import type { RoutePath } from "../content/site/routes.ts";

interface Props {
	readonly site: Site;
	/** The new path. */
	readonly to: RoutePath;
}

/**
 * The page at an old path, for hosts without redirects. It redirects immediately, without
 * JavaScript: https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
export function RedirectPage({ site, to }: Props) {
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
