import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { UnfitUpload } from "./unfit-upload.ts";

/** An upload that the content names. */
export interface UploadInUse {
	/** The name of a file in `assets/uploads/`. */
	readonly file: string;
	/** Where the content names it, for messages. */
	readonly namedBy: string;
	/** Only a logo may be an SVG. */
	readonly use: "photo" | "logo";
}

const maxMegabytes = 50;

export function isSvg(file: string): boolean {
	return /\.svg$/i.test(file);
}

async function namesIn(folder: string): Promise<readonly string[]> {
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	return entries
		.filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."))
		.map(({ name }) => name)
		.sort();
}

/**
 * The path of an upload.
 *
 * @param root the project's folder
 * @throws UnfitUpload when it is not there, empty or too large, or an SVG that is not a logo
 */
export async function pathOf(root: string, { file, use }: UploadInUse): Promise<string> {
	const folder = join(root, "assets/uploads");
	const names = await namesIn(folder);
	// macOS may spell an accented name in other characters than the content does.
	const name = names.find((candidate) => candidate.normalize("NFC") === file.normalize("NFC"));
	if (name === undefined) {
		const similar = names.find((candidate) => candidate.toLowerCase() === file.toLowerCase());
		throw new UnfitUpload(
			`is not there. ${similar ? `Did you mean "${similar}"?` : "Put it there, or correct its name."}`,
		);
	}
	if (isSvg(name) && use !== "logo") {
		throw new UnfitUpload("is an SVG, which only a logo may be. Use a photo in JPEG or PNG.");
	}
	const { size } = await stat(join(folder, name));
	if (size === 0) throw new UnfitUpload("is empty. Copy or export it again.");
	if (size > maxMegabytes * 1e6) {
		throw new UnfitUpload(
			`has ${Math.ceil(size / 1e6)} MB, more than ${maxMegabytes}. Export it 3200 pixels wide, as JPEG.`,
		);
	}
	return join(folder, name);
}
