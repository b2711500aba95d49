import { describe, expect, it } from "vitest";
import { readPhone } from "../../../content/schema/phone.ts";

describe("a phone number", () => {
	it.each(["(817) 555-0142", "817.555.0142", "+1 817-555-0142", "8175550142"])("may be %s", (display) => {
		expect(readPhone(display)).toBe("+18175550142");
	});

	it.each([
		["an area code that begins with 1", "(117) 555-0142"],
		["an exchange that begins with 0", "(817) 055-0142"],
		["an exchange that begins with 1", "(817) 155-0142"],
		["a digit less", "(817) 555-014"],
		["a digit more", "(817) 555-01422"],
		["the code of another country", "+44 817 555 0142"],
		["an extension", "(817) 555-0142 x12"],
	])("has not %s", (_, display) => {
		expect(readPhone(display)).toBeUndefined();
	});
});
