import { company } from "../company.ts";

/** The length in characters at which search engines truncate titles. */
export const titleLimit = 60;

/** The title of a page for browsers and search engines, with the company's name if it fits. */
export function fullTitle(title: string): string {
	const full = `${title} | ${company.name}`;
	return [...full].length <= titleLimit ? full : title;
}
