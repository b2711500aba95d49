import { expect, it } from "vitest";
import { readPhone } from "../../../content/model/phone.ts";

it.each([
	["(817) 555-0142", "tel:+18175550142"],
	["817.555.0142", "tel:+18175550142"],
	["+1 817-555-0142", "tel:+18175550142"],
	["(817) 555-0142 ext. 3", "tel:+18175550142;ext=3"],
	["(817) 555-0142, Ext 12", "tel:+18175550142;ext=12"],
	["817-555-0142 x204", "tel:+18175550142;ext=204"],
])("The link of %s is %s", (display, address) => {
	expect(readPhone(display)?.address).toBe(address);
});
