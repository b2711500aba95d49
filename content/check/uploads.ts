import { places } from "./everything.ts";

/** An uploaded file that the content uses. */
export interface UploadInUse {
	/** The name of the file in `assets/uploads/`. */
	readonly file: string;
	/** The content file and entry that use it, for messages. */
	readonly namedBy: string;
	/** Whether it is a logo, and not a photo. */
	readonly isLogo: boolean;
}

/** Every upload that the content uses. Other uploads are not published. */
export function uploadsInUse(): readonly UploadInUse[] {
	return places().flatMap(({ names, value }) => {
		if (names.at(-1) !== "photo" || typeof value !== "string" || value.trim() === "") return [];
		const entry = names.slice(0, -1);
		return [{ file: value, namedBy: entry.join(", "), isLogo: entry.at(-1) === "logo" }];
	});
}
