import { hrefOf, useSite } from "../site.ts";
import { colors } from "./colors.ts";

/** What browsers and phones show for the site, and the color around its top bar or, in the dark, its page. */
export function Icons() {
	const site = useSite();
	return (
		<>
			<meta name="theme-color" content={colors.night} media="(prefers-color-scheme: light)" />
			<meta name="theme-color" content={colors.paper.dark} media="(prefers-color-scheme: dark)" />
			{/* Stating a size keeps Chromium from taking the .ico where it could have the drawing. */}
			<link rel="icon" href={hrefOf(site, "/favicon.ico")} sizes="32x32" />
			<link rel="icon" href={hrefOf(site, "/favicon.svg")} type="image/svg+xml" />
			<link rel="apple-touch-icon" href={hrefOf(site, "/apple-touch-icon.png")} />
			<link rel="manifest" href={hrefOf(site, "/manifest.json")} />
		</>
	);
}
