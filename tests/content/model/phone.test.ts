import { describe, expect, it } from "vitest";
import { readPhone } from "../../../content/model/phone.ts";

describe("the link of a phone number", () => {
	it.each([
		["(817) 555-0142", "tel:+18175550142"],
		["817.555.0142", "tel:+18175550142"],
		["+1 817-555-0142", "tel:+18175550142"],
		["(817) 555-0142 ext. 3", "tel:+18175550142;ext=3"],
		["(817) 555-0142, Ext 12", "tel:+18175550142;ext=12"],
		["817-555-0142 x204", "tel:+18175550142;ext=204"],
	])("is that of %s: %s", (display, address) => {
		expect(readPhone(display)?.address).toBe(address);
	});
});
