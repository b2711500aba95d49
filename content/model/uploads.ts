import { find, placesOf } from "./everything.ts";

/** An uploaded file that the content names. */
export interface UploadInUse {
	/** The name of the file in `assets/uploads/`. */
	readonly file: string;
	/** The file and the entry that name it, for messages. */
	readonly namedBy: string;
	readonly use: "photo" | "logo";
}

/** The uploaded files that the content names, each as often as it is named. No other upload is published. */
export function uploadsInUse(): readonly UploadInUse[] {
	return placesOf("photo").flatMap(({ file, path, value }) => {
		if (typeof value !== "string" || value.trim() === "") return [];
		const entry = path.slice(0, -1);
		return [
			{
				file: value,
				namedBy: find(file, entry).names.join(", "),
				use: entry.at(-1) === "logo" ? "logo" : "photo",
			},
		];
	});
}
