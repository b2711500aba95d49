/** A string, or a placeholder until the seller provides the string. */
export type Replaceable = string | { readonly placeholder: string };

/** The text to show, whether or not it is a placeholder. */
export function textOf(value: Replaceable): string {
	return typeof value === "string" ? value : value.placeholder;
}

/** The text, unless it is a placeholder: visitors see placeholders, but search engines must not index them as facts. */
export function givenText(value: Replaceable): string | undefined {
	return typeof value === "string" ? value : undefined;
}
