import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { cached } from "./cache.ts";
import { hashedName } from "./hashed-name.ts";

interface Fonts {
	/** Hashed file names, from the root of the site. */
	readonly headline: string;
	readonly stretch: string;
	/** By path from the root of the site. */
	readonly files: readonly (readonly [string, Uint8Array])[];
}

const source = createRequire(import.meta.url).resolve(
	"@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
);

/** Printable ASCII: what the interface itself may say. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

type Axes = Record<string, number | { readonly min: number; readonly max: number }>;

/** Cuts the headline face to the given characters and axes. Cutting takes half a second, so the result is kept. */
export async function cutFont(
	root: string,
	text: string,
	variationAxes: Axes,
	targetFormat: "woff2" | "sfnt",
): Promise<Uint8Array> {
	const font = await readFile(source);
	return cached(root, [font, JSON.stringify([text, variationAxes])], targetFormat, async () => {
		const { default: subsetFont } = await import("subset-font");
		return subsetFont(font, text, { targetFormat, variationAxes });
	});
}

/**
 * The two cuts of the headline face: one narrow and bold for all that the site says, one of variable width for
 * the word "Stretch".
 *
 * @param text every text of the site; characters that the face does not have fall back to the text face
 */
export async function makeFonts(root: string, text: string): Promise<Fonts> {
	// Nearly all of a long text is ASCII, and a set of its characters takes long.
	const beyond = text.replace(/[ -~]+/g, "");
	const characters = [...new Set(ascii + beyond)].sort().join("");
	const [narrow, variable] = await Promise.all([
		cutFont(root, characters, { wdth: 78, wght: 700 }, "woff2"),
		cutFont(root, "Stretch", { wdth: { min: 75, max: 125 }, wght: 700 }, "woff2"),
	]);
	const headline = hashedName("archivo", "woff2", narrow);
	const stretch = hashedName("archivo-stretch", "woff2", variable);
	return {
		headline,
		stretch,
		files: [
			[headline, narrow],
			[stretch, variable],
		],
	};
}
