import { expect, it } from "vitest";
import { readPhone } from "../../../content/model/phone.ts";

it.each(["(817) 555-0142", "817.555.0142", "+1 817-555-0142", "8175550142"])(
	"%s is read as +18175550142",
	(display) => {
		expect(readPhone(display)).toBe("+18175550142");
	},
);
