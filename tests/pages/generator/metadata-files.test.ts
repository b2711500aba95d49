import sharp from "sharp";
import { describe, expect, it } from "vitest";
import * as colors from "../../../content/colors.ts";
import { colorIn, paletteOf } from "../../../content/site/palette.ts";
import { files, textOfFile } from "../../site.ts";
import { expectSnapshot } from "../../snapshot.ts";

const palette = paletteOf(colors);
const manifest = textOfFile("manifest.json");
const icons: readonly Record<"src" | "sizes" | "purpose", string>[] = JSON.parse(manifest).icons;

// tests/hosts compares these files with those of a site below a path.
describe("the files for crawlers and phones", () => {
	it("match their snapshot", async () => {
		const named = manifest
			.replace(/-\w{8}(?=\.png)/g, "-HASH")
			.replace(colorIn("light", palette.night), "night")
			.replace(colorIn("light", palette.paper), "paper");
		const contents = [textOfFile("robots.txt"), textOfFile("sitemap.xml"), named];
		await expectSnapshot(contents.join("\n"), "metadata-files.txt");
	});
});

describe("the icons", () => {
	it.each(icons)("of the manifest have their size: $src", async ({ src, sizes }) => {
		const { format, width, height } = await sharp(Buffer.from(files.get(src.slice(1)) ?? "")).metadata();
		expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
	});
});
