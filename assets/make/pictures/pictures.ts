import { deserialize, serialize } from "node:v8";
import type { UploadedPicture } from "../../../components/site-context.ts";
import type { UploadInUse } from "../../../content/model/uploads.ts";
import { cached } from "../cache.ts";
import { Problem } from "../problem.ts";
import { readUpload } from "./read-upload.ts";
import { makeVersions, recipes, type Versions } from "./versions.ts";

/** The maximum width of an upload in the layout, in CSS pixels. Logos are never enlarged. */
const shownWidth: Readonly<Record<UploadInUse["use"], number>> = { poster: 838, background: 1328, logo: 0 };

/**
 * Makes the pictures of the uploads that the content uses. Prints a line for each upload that is not cached.
 *
 * @param root the project's folder
 * @returns the pictures by the file name of their upload, their files, and a line for each upload that is missing,
 *   broken, too large, or of an unsupported type: where it is used, what is wrong, and what to do. Warnings look the
 *   same, for uploads so small that they look blurred.
 */
export async function makePictures(root: string, uploads: readonly UploadInUse[]) {
	const pictures = new Map<string, UploadedPicture>();
	const files = new Map<string, Uint8Array>();
	const problems: string[] = [];
	const warnings: string[] = [];

	for (const { file, namedBy, use } of uploads) {
		const about = `${namedBy}: the file "${file}" in assets/uploads/`;
		try {
			const upload = await readUpload(root, file);
			const kept = await cached(root, [upload, use, recipes], "pictures", async () => {
				console.warn(`Making the pictures of ${file}. This takes a while the first time.`);
				return serialize(await makeVersions(upload, use));
			});
			const picture: Versions = deserialize(kept);
			pictures.set(file, picture);
			for (const { file, contents } of picture.sources.flatMap(({ versions }) => versions)) {
				files.set(file, contents);
			}
			if (picture.width < shownWidth[use]) {
				warnings.push(
					`${about} is ${picture.width} pixels wide and looks blurred, because pages show it ${shownWidth[use]} pixels wide. Use a larger one.`,
				);
			}
		} catch (error) {
			if (!(error instanceof Problem)) throw error;
			problems.push(`${about} ${error.message}`);
		}
	}
	return { pictures, files: [...files], problems, warnings };
}

export type Pictures = Awaited<ReturnType<typeof makePictures>>;
