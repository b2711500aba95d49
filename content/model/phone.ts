/** Ten digits, of which area and exchange begin with 2 to 9 (https://www.nanpa.com/numbering/area-codes), and an extension. */
const form = /^1?([2-9]\d{2}[2-9]\d{6})(?:x(\d{1,7}))?$/;

/**
 * Reads a US number in display form, such as "(817) 555-0142 ext. 3".
 *
 * @returns the E.164 number "+18175550142" (https://www.itu.int/rec/T-REC-E.164), and the address of a link that calls
 *   it, "tel:+18175550142;ext=3" (https://www.rfc-editor.org/rfc/rfc3966); undefined for any other text
 */
export function readPhone(display: string) {
	const plain = display
		.toLowerCase()
		.replace(/ext\.?/, "x")
		.replace(/[\s().,+-]/g, "");
	const [, national, extension] = form.exec(plain) ?? [];
	if (national === undefined) return undefined;
	const e164 = `+1${national}`;
	return { e164, address: `tel:${e164}${extension ? `;ext=${extension}` : ""}` };
}
