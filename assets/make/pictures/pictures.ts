import { deserialize, serialize } from "node:v8";
import type { UploadedPicture } from "../../../components/site.ts";
import type { UploadInUse } from "../../../content/model/uploads.ts";
import { cached } from "../cache.ts";
import { Problem } from "../problem.ts";
import { hashedFile } from "../site-file.ts";
import { readUpload } from "./read-upload.ts";
import { makeVersions, recipes, type Version } from "./versions.ts";

/** The maximum width of an upload in the layout, in CSS pixels. Logos are never enlarged. */
const shownWidth: Readonly<Record<UploadInUse["use"], number>> = { poster: 838, background: 1328, logo: 0 };

function pictureOf(versions: readonly (Version & { readonly file: string })[]): UploadedPicture {
	const sources = (["avif", "webp"] as const).map((format) => ({
		type: `image/${format}`,
		versions: versions.filter((version) => version.format === format),
	}));
	const largest = versions.at(-1);
	if (!largest) throw new Error("No pictures were made of an upload.");
	return { width: largest.width, height: largest.height, file: largest.file, sources };
}

/**
 * Makes the pictures of the uploads that the content uses.
 *
 * @param root the project's folder
 * @param onMake called before making the pictures of an upload that is not cached, which can take seconds
 * @returns the pictures by the name of their upload, their files, and a line for every upload that is missing, broken,
 *   too large, or of an unsupported type: where it is used, what is wrong and what to do. Warnings have the same form,
 *   for uploads that are so small that they look blurred.
 */
export async function makePictures(
	root: string,
	uploads: readonly UploadInUse[],
	onMake: (file: string) => void = () => {},
) {
	const pictures = new Map<string, UploadedPicture>();
	const files = new Map<string, Uint8Array>();
	const problems: string[] = [];
	const warnings: string[] = [];

	async function versionsOf({ file, use }: UploadInUse) {
		const upload = await readUpload(root, file);
		const recipe = [upload, use, recipes];
		const kept = await cached(root, recipe, "pictures", async () => {
			onMake(file);
			return serialize(await makeVersions(upload, use));
		});
		const versions: readonly Version[] = deserialize(kept);
		return versions.map((version) => {
			// Without the name of the upload, copies of a picture under other names are published once.
			const [file] = hashedFile(`uploads/picture-${version.width}`, version.format, version.contents);
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
