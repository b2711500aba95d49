import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { hashedName } from "../scripts.ts";
import { svgRules } from "./check-svg.ts";
import { makeSvg } from "./make-svg.ts";
import { makePhoto, photoRecipe } from "./photo.ts";
import { keepVersions, keptVersions, type Version } from "./picture-cache.ts";
import { UnfitUpload } from "./unfit-upload.ts";
import { isSvg, pathOf, type UploadInUse } from "./uploads.ts";

/** What a page needs to show an upload. Files are named from the root of the site. */
interface Picture {
	/** Pixels of the largest version, the right way up. */
	readonly width: number;
	readonly height: number;
	/** For browsers that know none of the sources; the only file of an SVG. */
	readonly file: string;
	readonly sources: readonly Source[];
}

interface Source {
	readonly type: "image/avif" | "image/webp";
	/** The narrowest first. */
	readonly versions: readonly { readonly file: string; readonly width: number }[];
}

export interface Pictures {
	/** By the name of the upload. */
	readonly pictures: ReadonlyMap<string, Picture>;
	/** What the pictures are made of, by path from the root of the site. */
	readonly files: readonly (readonly [string, Uint8Array])[];
	/** A line for each upload that cannot be published: where it is named, what is wrong and what to do. */
	readonly problems: readonly string[];
}

export interface PictureProgress {
	/** The upload that is done. */
	readonly file: string;
	/** How many are done of those that were not in the cache. */
	readonly done: number;
	readonly total: number;
}

/** Says which version of sharp makes the pictures, without loading it. */
const sharpPackage = join(dirname(createRequire(import.meta.url).resolve("sharp")), "../package.json");

/** A name made of the upload and all that decides what is made of it. */
async function keyOf(path: string): Promise<string> {
	return createHash("sha256")
		.update(isSvg(path) ? svgRules : JSON.stringify(photoRecipe))
		.update(await readFile(sharpPackage))
		.update(await readFile(path))
		.digest("hex")
		.slice(0, 32);
}

/** The name of an upload in letters, digits and hyphens: its own may hold anything. */
function plainName(file: string): string {
	const plain = file
		.replace(/\.[^.]*$/, "")
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 40)
		.replace(/^-|-$/g, "");
	return plain || "picture";
}

function publicName(upload: string, { format, width, contents }: Version): string {
	return hashedName(`uploads/${plainName(upload)}-${width}`, format, contents);
}

function pictureOf(upload: string, versions: readonly Version[]): Picture {
	const named = versions
		.map((version) => ({ ...version, file: publicName(upload, version) }))
		.sort((a, b) => a.width - b.width);
	const largest = named.at(-1);
	const fallback = named.find(({ format }) => format !== "avif" && format !== "webp");
	if (!largest || !fallback) {
		throw new Error(`What is kept of "${upload}" is not whole. Delete node_modules/.cache and build again.`);
	}
	const sources = (["avif", "webp"] as const).map(
		(format): Source => ({
			type: `image/${format}`,
			versions: named
				.filter((version) => version.format === format)
				.map(({ file, width }) => ({ file, width })),
		}),
	);
	return {
		width: largest.width,
		height: largest.height,
		file: fallback.file,
		sources: sources.filter((source) => source.versions.length > 0),
	};
}

/**
 * Makes what pages show of the uploads that the content names. It is kept in `node_modules/.cache`, under a name
 * made of everything it depends on.
 *
 * @param root the project's folder
 * @param onProgress called after each upload that was not in the cache
 * @returns with a problem for every upload that is missing, broken, too large, or of a kind that is not supported
 */
export async function makePictures(
	root: string,
	uploads: readonly UploadInUse[],
	onProgress: (progress: PictureProgress) => void = () => {},
): Promise<Pictures> {
	const made = new Map<string, readonly Version[]>();
	const toMake = new Map<string, { upload: UploadInUse; path: string; key: string }>();
	const problems: string[] = [];

	async function attempt(upload: UploadInUse, task: () => Promise<void>): Promise<void> {
		try {
			await task();
		} catch (error) {
			if (!(error instanceof UnfitUpload)) throw error;
			problems.push(`${upload.namedBy}: the file "${upload.file}" in assets/uploads/ ${error.message}`);
		}
	}

	for (const upload of uploads) {
		await attempt(upload, async () => {
			const path = await pathOf(root, upload);
			const key = await keyOf(path);
			const kept = await keptVersions(root, key);
			if (kept) made.set(upload.file, kept);
			else toMake.set(upload.file, { upload, path, key });
		});
	}
	let done = 0;
	for (const { upload, path, key } of toMake.values()) {
		await attempt(upload, async () => {
			const make = isSvg(path) ? makeSvg : makePhoto;
			const versions = await make(await readFile(path));
			await keepVersions(root, key, versions);
			made.set(upload.file, versions);
		});
		onProgress({ file: upload.file, done: ++done, total: toMake.size });
	}
	return {
		pictures: new Map([...made].map(([upload, versions]) => [upload, pictureOf(upload, versions)])),
		files: [...made].flatMap(([upload, versions]) =>
			versions.map((version) => [publicName(upload, version), version.contents] as const),
		),
		problems,
	};
}
