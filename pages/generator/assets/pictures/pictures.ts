import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { UploadedPicture } from "../../../../components/site-context.ts";
import type { UploadInUse } from "../../../../content/check/uploads.ts";
import { cached } from "../../cache.ts";
import { Problem, rejectContent } from "../../problem.ts";
import type { SiteFile } from "../../site-file.ts";
import { makeVariants, recipes, type Variants } from "./variants.ts";

/**
 * Makes the pictures of the uploads that the content uses.
 *
 * @returns the pictures by the file name of their upload, and their files
 * @throws Problem with a line for each upload that is missing, broken, too large, or of an unsupported
 *   type: where it is used, what is wrong, and what to do
 */
export async function makePictures(uploads: readonly UploadInUse[]) {
	const pictures = new Map<string, UploadedPicture>();
	const files = new Map<string, SiteFile>();
	const problems: string[] = [];

	for (const { file, namedBy, isLogo } of uploads) {
		try {
			const upload = await readFile(join("assets/uploads", file)).catch(() => {
				throw new Problem("does not exist. Add it, or fix its name.");
			});
			const kept = await cached([upload, isLogo, recipes], "variants", async () =>
				serialize(await makeVariants(upload, isLogo)),
			);
			const picture: Variants = deserialize(kept);
			pictures.set(file, picture);
			for (const { file, contents } of picture.sources.flatMap(({ variants }) => variants)) {
				files.set(file, { path: file, contents });
			}
		} catch (error) {
			if (!(error instanceof Problem)) throw error;
			problems.push(`${namedBy}: the file "${file}" in assets/uploads/ ${error.message}`);
		}
	}
	rejectContent(problems);
	return { pictures, files: [...files.values()] };
}

export type Pictures = Awaited<ReturnType<typeof makePictures>>;
