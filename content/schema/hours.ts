import * as z from "zod/mini";
import { fields, lineThat, listOf, oneOf, sentence } from "./rules.ts";

/** The days of the week, as schema.org names them: https://schema.org/DayOfWeek */
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

type Day = (typeof days)[number];

/**
 * Reads a day, such as "Saturday", or several, such as "Monday to Friday".
 *
 * @returns the days in order; undefined for any other text, and if the last day is not after the
 *   first
 */
export function readDays(text: string): readonly Day[] | undefined {
	const names: readonly string[] = days;
	const [, first = "", last] = /^(\w+)(?: to (\w+))?$/.exec(text) ?? [];
	const start = names.indexOf(first);
	const end = last === undefined ? start : names.indexOf(last);
	const isSpan = start >= 0 && (last === undefined || end > start);
	return isSpan ? days.slice(start, end + 1) : undefined;
}

/**
 * Reads a time of day, such as "8:00 am" or "12:30 pm".
 *
 * @returns its 24-hour form, such as "08:00" (https://schema.org/Time); undefined for any other
 *   text
 */
export function readTime(text: string): string | undefined {
	const [, hour, minute, half] = /^(1[0-2]|[1-9]):([0-5]\d) ([ap])m$/.exec(text) ?? [];
	if (hour === undefined) return undefined;
	const hours = (Number(hour) % 12) + (half === "p" ? 12 : 0);
	return `${String(hours).padStart(2, "0")}:${minute}`;
}

const time = lineThat(
	(value) => readTime(value) !== undefined,
	"is not a time of day",
	'hours, a colon, minutes and "am" or "pm", such as "8:00 am"',
);

const span = fields({
	days: lineThat(
		(value) => readDays(value) !== undefined,
		"is not a day or a span of days",
		'a day, or a first and a last one from Monday to Sunday, such as "Saturday" or "Monday to Friday"',
	),
	opens: time,
	closes: time,
});

export const hours = fields({
	/**
	 * Days and times, such as `{ days: "Monday to Friday", opens: "8:00 am", closes: "5:00 pm" }`.
	 */
	open: listOf(
		span.check(
			z.refine(({ opens, closes }) => (readTime(opens) ?? "") < (readTime(closes) ?? ""), {
				error: sentence("does not close after it opens", "a closing time later on the same day"),
			}),
		),
	),
	timeZone: oneOf(["Eastern Time", "Central Time", "Mountain Time", "Pacific Time"]),
});

export type Hours = z.infer<typeof hours>;
