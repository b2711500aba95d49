import { expect, it } from "vitest";
import { everything } from "../../../content/check/everything.ts";
import { uploadsInUse } from "../../../content/check/uploads.ts";

it("uploads are named with their entry, and only those of partners are logos", () => {
	const { products } = everything["content/products.ts"];
	const { partners } = everything["content/partners.ts"];
	const { home } = everything["content/home.ts"];
	const poster = { photo: "x1.jpg", alt: "An X1.", caption: "An X1 at work." };
	const content = {
		...everything,
		"content/products.ts": {
			...everything["content/products.ts"],
			products: { ...products, x1: { ...products.x1, poster } },
		},
		"content/partners.ts": {
			partners: partners.map((partner) => ({ ...partner, logo: { photo: "scale.svg", alt: "Scales" } })),
		},
		"content/home.ts": {
			home: { ...home, innovation: { ...home.innovation, picture: { photo: "wide.jpg", alt: "" } } },
		},
	};
	expect(uploadsInUse(content)).toEqual([
		{ file: "x1.jpg", namedBy: "content/products.ts, products, x1, poster", isLogo: false },
		{ file: "scale.svg", namedBy: "content/partners.ts, partners, entry 1, logo", isLogo: true },
		{ file: "wide.jpg", namedBy: "content/home.ts, home, innovation, picture", isLogo: false },
	]);
});
