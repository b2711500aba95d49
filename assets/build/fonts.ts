import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { hashedName } from "./scripts.ts";

export interface FontFile {
	/** Hashed file name, from the root of the site. */
	readonly file: string;
	readonly contents: Uint8Array;
}

const source = createRequire(import.meta.url).resolve(
	"@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
);

/** Printable ASCII: what the interface itself may say. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

type Axes = Record<string, number | { readonly min: number; readonly max: number }>;

/**
 * Cuts a font to the given characters and axes. Cutting takes half a second, so the result is kept in
 * `node_modules/.cache` under a name made of everything it depends on.
 */
async function cut(root: string, text: string, variationAxes: Axes): Promise<Uint8Array> {
	const font = await readFile(source);
	const key = createHash("sha256")
		.update(font)
		.update(JSON.stringify([text, variationAxes]))
		.digest("hex");
	const folder = join(root, "node_modules/.cache/stretch-wrappers-site");
	const kept = join(folder, `${key.slice(0, 16)}.woff2`);
	try {
		return await readFile(kept);
	} catch {
		const { default: subsetFont } = await import("subset-font");
		const contents = await subsetFont(font, text, { targetFormat: "woff2", variationAxes });
		await mkdir(folder, { recursive: true });
		await writeFile(kept, contents);
		return contents;
	}
}

/**
 * The two cuts of the headline face: one narrow and bold for all that the site says, one of variable width for
 * the word "Stretch".
 *
 * @param text every text of the site; characters that the face does not have fall back to the text face
 */
export async function makeFonts(
	root: string,
	text: string,
): Promise<{ headline: FontFile; stretch: FontFile }> {
	// Nearly all of a long text is ASCII, and a set of its characters takes long.
	const beyond = text.replace(/[ -~]+/g, "");
	const characters = [...new Set(ascii + beyond)].sort().join("");
	const [headline, stretch] = await Promise.all([
		cut(root, characters, { wdth: 78, wght: 700 }),
		cut(root, "Stretch", { wdth: { min: 75, max: 125 }, wght: 700 }),
	]);
	return {
		headline: { file: hashedName("archivo", "woff2", headline), contents: headline },
		stretch: { file: hashedName("archivo-stretch", "woff2", stretch), contents: stretch },
	};
}
