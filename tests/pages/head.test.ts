import { describe, it } from "vitest";
import * as colors from "../../content/colors.ts";
import { playerHost } from "../../content/schema/player.ts";
import { colorIn, paletteOf } from "../../content/site/palette.ts";
import { documentOf, onePageOfEachKind } from "../site.ts";
import { expectSnapshot } from "../snapshot.ts";

const palette = paletteOf(colors);

/**
 * The elements of a page's head, without what depends on the styles, the script and the colors of
 * the site.
 */
function headOf(path: string): string {
	const elements = [...documentOf(path).head.children].map((element) => {
		const isInline = /^(?:style|script)$/i.test(element.tagName) && !element.hasAttribute("src");
		return isInline ? `<${element.tagName.toLowerCase()}>` : element.outerHTML;
	});
	return elements
		.join("\n")
		.replace(/(?<=sha256-)[^']+/g, "HASH")
		.replaceAll(playerHost, "https://player.example")
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
