import { describe, expect, it } from "vitest";
import { isProductPath } from "../../../assets/not-found/product-path.ts";

describe("the path of an unknown product", () => {
	it.each(["/products/x2", "/products/x2/", "/products/x2.html"])("is recognized in %s", (path) => {
		expect(isProductPath(path, "/")).toBe(true);
	});

	it.each(["/", "/products", "/products/", "/products/x2/y", "/products//", "/a/products/x2", "products/x2"])(
		"is not seen in %s",
		(path) => {
			expect(isProductPath(path, "/")).toBe(false);
		},
	);

	it("is below the site's base path", () => {
		expect(isProductPath("/repo/products/x2/", "/repo/")).toBe(true);
		expect(isProductPath("/products/x2/", "/repo/")).toBe(false);
		expect(isProductPath("/else/products/x2/", "/repo/")).toBe(false);
	});
});
