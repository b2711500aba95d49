import { keysOf } from "./keys.ts";
import { homePage } from "./pages.ts";
import { partners } from "./partners.ts";
import { textOf } from "./placeholder.ts";
import { productLists, products } from "./products.ts";

/** An uploaded file that the content names. */
export interface UploadInUse {
	/** The name of the file in `assets/uploads/`. */
	readonly file: string;
	/** The file and the entry that name it, for messages. */
	readonly namedBy: string;
	readonly use: "photo" | "logo";
}

function uploadIn(
	picture: object | undefined,
	namedBy: string,
	use: UploadInUse["use"] = "photo",
): readonly UploadInUse[] {
	return picture && "photo" in picture && typeof picture.photo === "string"
		? [{ file: picture.photo, namedBy, use }]
		: [];
}

/** The uploaded files that the content names, each as often as it is named. No other upload is published. */
export const uploadsInUse: readonly UploadInUse[] = [
	...keysOf(products).flatMap((id) => uploadIn(products[id].poster, `content/products.ts, ${id}, poster`)),
	...keysOf(productLists).flatMap((id) =>
		productLists[id].items.flatMap((item) =>
			uploadIn(item.poster, `content/products.ts, ${id}, ${item.id}, poster`),
		),
	),
	...partners.flatMap(({ name, logo }) =>
		uploadIn(logo, `content/partners.ts, ${textOf(name)}, logo`, "logo"),
	),
	...uploadIn(homePage.innovation.picture, "content/pages.ts, homePage.innovation, picture"),
];
