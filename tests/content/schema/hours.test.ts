import { describe, expect, it } from "vitest";
import { readDays, readTime } from "../../../content/schema/hours.ts";

describe("a time of day", () => {
	it.each([
		["12:00 am", "00:00"],
		["12:30 am", "00:30"],
		["1:00 am", "01:00"],
		["11:59 am", "11:59"],
		["12:00 pm", "12:00"],
		["12:30 pm", "12:30"],
		["1:00 pm", "13:00"],
		["11:59 pm", "23:59"],
	])("%s is %s", (text, time) => {
		expect(readTime(text)).toBe(time);
	});

	it.each(["0:30 am", "13:00 pm", "8:60 am", "08:00 am", "8 am", "8:00", "8:00am"])("is not %s", (text) => {
		expect(readTime(text)).toBeUndefined();
	});
});

describe("days", () => {
	it.each([
		["Saturday", ["Saturday"]],
		["Monday to Wednesday", ["Monday", "Tuesday", "Wednesday"]],
		["Saturday to Sunday", ["Saturday", "Sunday"]],
	])("may be %s", (text, days) => {
		expect(readDays(text)).toEqual(days);
	});

	it.each(["Sunday to Monday", "Monday to Monday", "Weekdays", "Monday to", "monday"])(
		"are not %s",
		(text) => {
			expect(readDays(text)).toBeUndefined();
		},
	);
});
