const placeholders = new Set<string>();

/**
 * Marks a value that the seller has not provided yet, such as `email:
 * placeholder("sales@example.com")`. Visitors see the text. Search engines do not get it as a fact,
 * and a release rejects it.
 *
 * @public Unused when the content is ready for a release, which has no placeholder.
 */
export function placeholder(text: string): string {
	// The build composes the letters of all content: content/check/compose.ts.
	placeholders.add(text.normalize("NFC"));
	return text;
}

export function isPlaceholder(text: string): boolean {
	return placeholders.has(text);
}
