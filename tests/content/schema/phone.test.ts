import { describe, expect, it } from "vitest";
import { readPhone } from "../../../content/schema/phone.ts";

describe("a phone number", () => {
	it.each(["(817) 555-0142", "817.555.0142", "+1 817-555-0142", "8175550142"])("may be %s", (display) => {
		expect(readPhone(display)).toBe("+18175550142");
	});
});
