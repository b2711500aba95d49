import { hrefOf, useSite } from "../site-context.ts";

/**
 * The site's icons, and the theme color of the browser's own bars: that of the top bar in light
 * mode, and that of the page in dark mode.
 */
export function Icons() {
	const site = useSite();
	return (
		<>
			<meta name="theme-color" content={site.colors.topBar} media="(prefers-color-scheme: light)" />
			<meta name="theme-color" content={site.colors.page.dark} media="(prefers-color-scheme: dark)" />
			{/* Without a size, Chromium prefers the .ico to the SVG. */}
			<link rel="icon" href={hrefOf(site, "/favicon.ico")} sizes="32x32" />
			<link rel="icon" href={hrefOf(site, "/favicon.svg")} type="image/svg+xml" />
			<link rel="apple-touch-icon" href={hrefOf(site, "/apple-touch-icon.png")} />
			<link rel="manifest" href={hrefOf(site, "/manifest.json")} />
		</>
	);
}
