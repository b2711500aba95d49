import { places } from "./everything.ts";

/** An uploaded file that the content uses. */
export interface UploadInUse {
	/** The name of the file in `assets/uploads/`. */
	readonly file: string;
	/** The content file and entry that use it, for messages. */
	readonly namedBy: string;
	/** How the page uses it: as a product's poster, a wide background, or a logo. */
	readonly use: "poster" | "background" | "logo";
}

const uses = ["poster", "logo"] as const;

/** Every upload that the content uses. Other uploads are not published. */
export function uploadsInUse(): readonly UploadInUse[] {
	return places().flatMap(({ names, value }) => {
		if (names.at(-1) !== "photo" || typeof value !== "string" || value.trim() === "") return [];
		const entry = names.slice(0, -1);
		const use = uses.find((use) => use === entry.at(-1)) ?? "background";
		return [{ file: value, namedBy: entry.join(", "), use }];
	});
}
