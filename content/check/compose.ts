import { everything } from "./everything.ts";

/**
 * Composes the letters of all content: an "A" and a ring (U+030A), as macOS and PDF files write
 * "Å", become one character. https://www.unicode.org/reports/tr15/
 *
 * Changes the values in place, because whatever shows content imports its modules. Nothing may be
 * derived from them before. If a key exists in both forms, both stay, and the check of the content
 * reports it.
 *
 * @param content the live content by default
 */
export function composeLetters(content: unknown = everything): void {
	if (typeof content !== "object" || content === null) return;
	const entries = Object.entries(content);
	const isComposed = entries.every(([key]) => key === key.normalize("NFC"));
	// The keys keep their order.
	if (!isComposed) for (const [key] of entries) Reflect.deleteProperty(content, key);
	for (const [key, value] of entries) {
		const composed = key.normalize("NFC");
		const name = isComposed || Object.hasOwn(content, composed) ? key : composed;
		if (typeof value === "string") Reflect.set(content, name, value.normalize("NFC"));
		else {
			composeLetters(value);
			if (!isComposed) Reflect.set(content, name, value);
		}
	}
}
