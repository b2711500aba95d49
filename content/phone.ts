/**
 * The E.164 form of a US number, for `tel:` links: "(817) 555-0142" becomes "+18175550142".
 * https://www.itu.int/rec/T-REC-E.164
 */
export function phoneE164(display: string): string {
	const digits = display.replace(/\D/g, "");
	return digits.length === 11 ? `+${digits}` : `+1${digits}`;
}
