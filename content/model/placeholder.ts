/** A value that stands in for one the seller has not given yet. It is a placeholder by its type, not its looks. */
interface Placeholder {
	readonly placeholder: string;
}

/** A text that may still be a placeholder. */
export type Replaceable = string | Placeholder;

/** The text to show, whether or not it is a placeholder. */
export function textOf(value: Replaceable): string {
	return typeof value === "string" ? value : value.placeholder;
}

/** The text, if the seller has given it: a placeholder is for the eye alone, and machines must not read it as a fact. */
export function givenText(value: Replaceable): string | undefined {
	return typeof value === "string" ? value : undefined;
}
