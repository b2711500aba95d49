import { escapeInvisible } from "../schema/rules.ts";

/**
 * Where a value is: its file, then the names of entries and fields. An entry of a list is "entry
 * 3".
 */
export type Place = readonly string[];

/** A string in the content, and where it is. */
export interface Found {
	readonly value: string;
	readonly place: Place;
}

/** A mistake in the content. */
export interface Mistake {
	readonly place: Place;
	/** The wrong value. `undefined` if it is missing. */
	readonly value: unknown;
	/** What is wrong, after the value and without a period, such as "is not a string". */
	readonly wrong: string;
	/** What is allowed instead, without a period. */
	readonly allowed?: string | undefined;
	/** What to do, in whole sentences. */
	readonly advice?: string;
}

/** The name of an entry of a list, which people count from 1. */
export function entryName(index: number): string {
	return `entry ${index + 1}`;
}

/** Shortens the middle of a long value. */
function print(value: unknown): string {
	const json = escapeInvisible(JSON.stringify(value) ?? String(value));
	return json.length > 80 ? `${json.slice(0, 60)}…${json.slice(-15)}` : json;
}

/** A mistake as one line: file, entry, field, value, what is wrong, and what is allowed. */
export function formatMistake({ place, value, wrong, allowed, advice }: Mistake): string {
	const sentences = [allowed && `Allowed: ${allowed}.`, advice].filter((sentence) => sentence);
	const names = place.map(escapeInvisible);
	const mistake =
		value === undefined
			? `${names.slice(0, -1).join(", ")}: ${names.at(-1)} is missing.`
			: `${names.join(", ")}: ${print(value)} ${wrong}.`;
	return [mistake, ...sentences].join(" ");
}
