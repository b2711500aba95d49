import type { AppIcon } from "../../assets/make/icons/icons.tsx";
import { colours } from "../../components/document/colours.ts";
import type { Site } from "../../components/site.ts";
import { company } from "../../content/company.ts";
import { textOf } from "../../content/model/placeholder.ts";

/**
 * The web manifest, for those who put the site on their home screen: it opens in the browser, as the website that it
 * is. Its addresses are relative to its own, so they are right below any path. https://www.w3.org/TR/appmanifest/
 */
export function webManifest({ base }: Pick<Site, "base">, icons: readonly AppIcon[]): string {
	const manifest = {
		name: textOf(company.name),
		short_name: textOf(company.wordmark),
		lang: "en-US",
		start_url: base,
		scope: base,
		display: "browser",
		theme_color: colours.night,
		background_color: colours.paper.light,
		icons: icons.map(({ file, side, purpose }) => ({
			src: base + file,
			sizes: `${side}x${side}`,
			type: "image/png",
			purpose,
		})),
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}
