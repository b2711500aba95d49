/** A text, or a placeholder that stands in for one the seller has not given yet: by its type, not by its looks. */
export type Replaceable = string | { readonly placeholder: string };

/** The text to show, whether or not it is a placeholder. */
export function textOf(value: Replaceable): string {
	return typeof value === "string" ? value : value.placeholder;
}

/** The text, if the seller has given it. Only readers see a placeholder: search engines must not read it as a fact. */
export function givenText(value: Replaceable): string | undefined {
	return typeof value === "string" ? value : undefined;
}
