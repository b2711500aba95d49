import { company } from "../company.ts";
import type { SingleProduct } from "../schema/product.ts";
import { titleLimit } from "../schema/rules.ts";

function withName(title: string): string {
	return `${title} | ${company.name}`;
}

/** The number of characters of a title that leave room for the company's name. */
export function roomForTitle(): number {
	return titleLimit - [...withName("")].length;
}

/** The title of a page for browsers and search engines, with the company's name if it fits. */
export function fullTitle(title: string): string {
	return [...title].length <= roomForTitle() ? withName(title) : title;
}

/**
 * The parts of a product's title: the navigation label and the rest if it begins with that label,
 * else one text.
 */
export function headingParts({ name, label }: SingleProduct): readonly string[] {
	return label !== undefined && name.startsWith(`${label} `) ? [label, name.slice(label.length + 1)] : [name];
}

/** Splits a title so that every second part is the word "Stretch". */
export function splitAtStretch(title: string): readonly string[] {
	return title.split(/\b(Stretch)\b/);
}
