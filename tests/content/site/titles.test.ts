import { describe, expect, it } from "vitest";
import { company } from "../../../content/company.ts";
import { fullTitle, roomForTitle } from "../../../content/site/titles.ts";

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
