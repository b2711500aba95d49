import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { UploadedPicture } from "../../../../components/site-context.ts";
import type { UploadInUse } from "../../../../content/check/uploads.ts";
import { cached } from "../../cache.ts";
import { messageOf, Problem, rejectContent } from "../../problem.ts";
import type { SiteFile } from "../../site-file.ts";
import { makeVariants, recipes, type Variants } from "./variants.ts";

/**
 * Makes the pictures of the uploads that the content uses.
 *
 * @returns the pictures by the file name of their upload, and their files
 * @throws Problem with a line for each upload that is missing, broken, too large, or of an
 *   unsupported type: where it is used, what is wrong, and what to do
 */
export async function makePictures(uploads: readonly UploadInUse[]) {
	const pictures = new Map<string, UploadedPicture>();
	const files = new Map<string, SiteFile>();
	const problems: string[] = [];

	for (const { file, namedBy, isLogo } of uploads) {
		try {
			const upload = await readUpload(file);
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

/**
 * Reads the upload of a name. macOS and some programs write an accent as a letter of its own, so
 * names are compared in NFC: https://unicode.org/reports/tr15/
 */
async function readUpload(file: string): Promise<Uint8Array> {
	const dir = dirname(join("assets/uploads", file));
	const base = basename(file);
	const names = await readdir(dir).catch(() => []);
	const matches = names.filter((name) => name.normalize() === base.normalize());
	const [match] = matches;
	if (match === undefined) {
		const similar = names.find((name) => name.normalize().toLowerCase() === base.normalize().toLowerCase());
		const hint =
			similar === undefined ? "Add it, or fix its name." : `There is a "${similar}": use the same case.`;
		throw new Problem(`does not exist. ${hint}`);
	}
	if (matches.length > 1) {
		const codes = matches.map((name) => encodeURI(name)).join(" and ");
		throw new Problem(
			`exists twice, with its accents stored in different ways: ${codes}. Delete one of them.`,
		);
	}
	const path = join(dir, match);
	try {
		const status = await stat(path);
		if (!status.isFile()) throw new Problem("is not a file, but a folder or a device. Name a picture.");
		if (status.size === 0) throw new Problem("is empty. Copy it there again.");
		return await readFile(path);
	} catch (error) {
		if (error instanceof Problem) throw error;
		throw new Problem(`cannot be read (${messageOf(error)}). Replace it with a copy of the picture itself.`);
	}
}

export type Pictures = Awaited<ReturnType<typeof makePictures>>;
