import { company } from "../company.ts";
import { textOf } from "./placeholder.ts";

/** Search engines cut off what is longer, in characters. */
export const titleLimit = 60;

/** The title of a page as browsers and search engines show it: with the company's name, where there is room for it. */
export function fullTitle(title: string): string {
	const full = `${title} | ${textOf(company.name)}`;
	return [...full].length <= titleLimit ? full : title;
}
