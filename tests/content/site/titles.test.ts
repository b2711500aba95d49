import { describe, expect, it } from "vitest";
import { company } from "../../../content/company.ts";
import { products } from "../../../content/products.ts";
import { fullTitle, headingParts, roomForTitle } from "../../../content/site/titles.ts";

describe("the title of a page", () => {
	const longest = "a".repeat(roomForTitle());

	it("has the company's name after it, up to 60 characters in all", () => {
		expect(fullTitle(longest)).toBe(`${longest} | ${company.name}`);
		expect(fullTitle(longest)).toHaveLength(60);
	});

	it("is alone if it is longer", () => {
		expect(fullTitle(`${longest}a`)).toBe(`${longest}a`);
	});
});

describe("the heading of a product", () => {
	it.each([
		["X1 Semi Automatic", "X1", ["X1", "Semi Automatic"]],
		["X10 Semi Automatic", "X1", ["X10 Semi Automatic"]],
		["Semi Automatic", "X1", ["Semi Automatic"]],
		["Vented Wrap", "Vented Wrap", ["Vented Wrap"]],
	])("%s has a smaller part after the label %s, if it begins with that", (name, label, parts) => {
		expect(headingParts({ ...products.x1, name, label })).toEqual(parts);
	});
});
