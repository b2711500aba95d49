import { describe, it } from "vitest";
import * as colors from "../../content/colors.ts";
import { playerHost } from "../../content/schema/player.ts";
import { stockPhotoHost } from "../../content/schema/stock-photo.ts";
import { colorIn, paletteOf } from "../../content/site/palette.ts";
import { thirdParties } from "../../content/third-parties.ts";
import { withNoRealPlayer } from "../player.ts";
import { documentOf, onePageOfEachKind, siteUrl } from "../site.ts";
import { expectSnapshot } from "../snapshot.ts";

const palette = paletteOf(colors);

const ownHosts: readonly string[] = [siteUrl, playerHost, stockPhotoHost];
/** Further third parties, which the maintainer has allowed. */
const added = Object.keys(thirdParties).filter((host) => !ownHosts.includes(host));

/** A policy, or any other text, as it would be without the third parties that were added. */
function withoutAdded(text: string): string {
	return added
		.reduce((rest, host) => rest.replaceAll(` ${host}`, ""), text)
		.replace(/; (?!form-action)[\w-]+(?=;|")/g, "")
		.replace(/form-action(?=")/, "form-action 'none'");
}

/**
 * The elements of a page's head, without what depends on the styles, the script and the colors of
 * the site, and without the tags of services that were added.
 */
function headOf(path: string): string {
	const children = [...documentOf(path).head.children].filter((element) => {
		const address = element.getAttribute("src");
		return !address || ownHosts.includes(new URL(address, siteUrl).origin);
	});
	const elements = children.map((element) => {
		const isInline = /^(?:style|script)$/i.test(element.tagName) && !element.hasAttribute("src");
		return isInline ? `<${element.tagName.toLowerCase()}>` : element.outerHTML;
	});
	return withNoRealPlayer(withoutAdded(elements.join("\n")))
		.replace(/(?<=sha256-)[^']+/g, "HASH")
		.replace(/-[\w]{8}(?=\.\w+")/g, "-HASH")
		.replaceAll(colorIn("light", palette.night), "night")
		.replaceAll(colorIn("dark", palette.paper), "paper");
}

describe("the head of each kind of page", () => {
	it("matches its snapshot: what browsers, search engines and social networks read", async () => {
		const heads = onePageOfEachKind.map(({ path }) => `${path}\n${headOf(path)}\n`);
		await expectSnapshot(heads.join("\n"), "head.txt");
	});
});
