import { company } from "../company.ts";
import { titleLimit } from "../schema/rules.ts";

/** The title of a page for browsers and search engines, with the company's name if it fits. */
export function fullTitle(title: string): string {
	const full = `${title} | ${company.name}`;
	return [...full].length <= titleLimit ? full : title;
}
