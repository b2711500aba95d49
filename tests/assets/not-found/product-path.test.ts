import { expect, it } from "vitest";
import { isProductPath } from "../../../assets/not-found/product-path.ts";

it.each([
	["/products/x2", "/", true],
	["/products/x2/", "/", true],
	["/products", "/", false],
	["/products/", "/", false],
	["/products/x2/y", "/", false],
	["/products//", "/", false],
	["/a/products/x2", "/", false],
	["/repo/products/x2/", "/repo/", true],
	["/else/products/x2/", "/repo/", false],
])("%s below %s is the path of an unknown product: %s", (path, base, isProduct) => {
	expect(isProductPath(path, base)).toBe(isProduct);
});
