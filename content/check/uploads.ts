import { productsIn } from "./entries.ts";
import { everything } from "./everything.ts";
import { entryName } from "./mistakes.ts";
import { readContent } from "./shapes.ts";

/** An uploaded file that the content uses. */
export interface UploadInUse {
	/** The name of the file in `assets/uploads/`. */
	readonly file: string;
	/** The content file and entry that use it, for messages. */
	readonly namedBy: string;
	/** Whether it is a logo, and not a photo. */
	readonly isLogo: boolean;
}

/**
 * Every upload that the content uses. Other uploads are not published. Content with mistakes has
 * none.
 */
export function uploadsInUse(content: object = everything): readonly UploadInUse[] {
	const { data } = readContent(content);
	if (!data) return [];
	const posters = productsIn(data).map(({ entry, place }) => ({
		file: entry.poster?.photo,
		place: [...place, "poster"],
		isLogo: false,
	}));
	const logos = data["content/partners.ts"].partners.map(({ logo }, index) => ({
		file: "photo" in logo ? logo.photo : undefined,
		place: ["content/partners.ts", "partners", entryName(index), "logo"],
		isLogo: true,
	}));
	const { picture } = data["content/home.ts"].home.innovation;
	const wide = {
		file: picture && "photo" in picture ? picture.photo : undefined,
		place: ["content/home.ts", "home", "innovation", "picture"],
		isLogo: false,
	};
	return [...posters, ...logos, wide].flatMap(({ file, place, isLogo }) =>
		file === undefined ? [] : [{ file, namedBy: place.join(", "), isLogo }],
	);
}
