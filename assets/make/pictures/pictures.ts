import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { UploadedPicture } from "../../../components/site.ts";
import type { UploadInUse } from "../../../content/model/uploads.ts";
import { cached } from "../cache.ts";
import { Problem } from "../problem.ts";
import { sharpVersion } from "../sharp.ts";
import { hashedFile } from "../site-file.ts";
import { readUpload } from "./read-upload.ts";
import { makeVersions, recipes, type Version } from "./versions.ts";

/** How wide the layout shows an upload at most, in CSS pixels. A logo is never enlarged. */
const shownWidth: Readonly<Record<UploadInUse["use"], number>> = { poster: 838, background: 1328, logo: 0 };

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

function pictureOf(versions: readonly (Version & { readonly file: string })[]): UploadedPicture {
	const sorted = versions.toSorted((a, b) => a.width - b.width);
	const largest = sorted.at(-1);
	const fallback = sorted.find(({ format }) => format === "jpg" || format === "png");
	if (!largest || !fallback) throw new Error("No pictures were made of an upload.");
	return {
		width: largest.width,
		height: largest.height,
		file: fallback.file,
		sources: ["avif", "webp"].map((format) => ({
			type: `image/${format}`,
			versions: sorted.filter((version) => version.format === format),
		})),
	};
}

/**
 * Makes what pages show of the uploads that the content names.
 *
 * @param root the project's folder
 * @param onMake called with an upload that is not in the cache, before the seconds that its pictures can take
 * @returns the pictures by the name of their upload, their files, and a line for every upload that is missing, broken,
 *   too large, or of a kind that is not supported: where it is named, what is wrong and what to do. Warnings are like
 *   them, for uploads that look blurred because they are small.
 */
export async function makePictures(
	root: string,
	uploads: readonly UploadInUse[],
	onMake: (file: string) => void = () => {},
) {
	const pictures = new Map<string, UploadedPicture>();
	const files = new Map<string, Uint8Array>();
	const names = new Map<string, string>();
	const problems: string[] = [];
	const warnings: string[] = [];
	const software = await sharpVersion();

	async function versionsOf({ file, use }: UploadInUse) {
		const upload = await readUpload(root, file);
		const digest = createHash("sha256").update(upload).digest("hex");
		// The same picture under another name is published once.
		const name = names.get(digest) ?? plainName(file);
		names.set(digest, name);
		const recipe = [digest, use, JSON.stringify(recipes), software, process.versions.v8];
		const kept = await cached(root, recipe, "pictures", async () => {
			onMake(file);
			return serialize(await makeVersions(upload, use));
		});
		const versions: readonly Version[] = deserialize(kept);
		return versions.map((version) => {
			const { width, format, contents } = version;
			const [file] = hashedFile(`uploads/${name}-${width}`, format, contents);
			return { ...version, file };
		});
	}

	for (const upload of uploads) {
		const about = `${upload.namedBy}: the file "${upload.file}" in assets/uploads/`;
		try {
			const versions = await versionsOf(upload);
			const picture = pictureOf(versions);
			pictures.set(upload.file, picture);
			if (picture.width < shownWidth[upload.use]) {
				warnings.push(
					`${about} is ${picture.width} pixels wide and looks blurred, because it is shown ${shownWidth[upload.use]} wide. Use a larger one.`,
				);
			}
			for (const { file, contents } of versions) files.set(file, contents);
		} catch (error) {
			if (!(error instanceof Problem)) throw error;
			problems.push(`${about} ${error.message}`);
		}
	}
	return { pictures, files: [...files], problems, warnings };
}

export type Pictures = Awaited<ReturnType<typeof makePictures>>;
