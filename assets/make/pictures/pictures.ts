import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { UploadedPicture } from "../../../components/site-context.ts";
import type { UploadInUse } from "../../../content/model/uploads.ts";
import { cached } from "../cache.ts";
import { Problem } from "../problem.ts";
import { makeVariants, recipes, type Variants } from "./variants.ts";

/** The maximum width of an upload in the layout, in CSS pixels. Logos are never enlarged. */
const shownWidth: Readonly<Record<UploadInUse["use"], number>> = { poster: 1003, background: 744, logo: 0 };

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
			const upload = await readFile(join(root, "assets/uploads", file)).catch(() => {
				throw new Problem("does not exist. Add it, or fix its name.");
			});
			const kept = await cached(root, [upload, use, recipes], "variants", async () => {
				console.warn(`Making the pictures of ${file}. This takes a while the first time.`);
				return serialize(await makeVariants(upload, use));
			});
			const picture: Variants = deserialize(kept);
			pictures.set(file, picture);
			for (const { file, contents } of picture.sources.flatMap(({ variants }) => variants)) {
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
