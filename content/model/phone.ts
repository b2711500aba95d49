function digitsOf(display: string): string {
	return display.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}

/**
 * Whether a text is a US number as people read it: ten digits, or eleven of which the first is 1. Area and exchange
 * begin with 2 to 9: https://www.nanpa.com/numbering/area-codes
 */
export function isUsPhone(display: string): boolean {
	return /^[\d\s().+-]+$/.test(display) && /^[2-9]\d{2}[2-9]\d{6}$/.test(digitsOf(display));
}

/**
 * The E.164 form of a US number, for `tel:` links: "(817) 555-0142" becomes "+18175550142".
 * https://www.itu.int/rec/T-REC-E.164
 *
 * @throws RangeError for anything that `isUsPhone` refuses
 */
export function phoneE164(display: string): string {
	if (!isUsPhone(display)) {
		throw new RangeError(`"${display}" is not a US phone number, so no link can call it.`);
	}
	return `+1${digitsOf(display)}`;
}
