import { find, places } from "./everything.ts";

/** An uploaded file that the content names. */
export interface UploadInUse {
	/** The name of the file in `assets/uploads/`. */
	readonly file: string;
	/** The file and the entry that name it, for messages. */
	readonly namedBy: string;
	/** What it is on the page: a product's poster, a wide picture behind other things, or a logo. */
	readonly use: "poster" | "background" | "logo";
}

const uses = ["poster", "logo"] as const;

/** The uploaded files that the content names, each as often as it is named. No other upload is published. */
export function uploadsInUse(): readonly UploadInUse[] {
	return places().flatMap(({ file, path, value }) => {
		if (path.at(-1) !== "photo" || typeof value !== "string" || value.trim() === "") return [];
		const entry = path.slice(0, -1);
		const use = uses.find((use) => use === entry.at(-1)) ?? "background";
		const namedBy = [file, ...find(file, entry).names].join(", ");
		return [{ file: value, namedBy, use }];
	});
}
