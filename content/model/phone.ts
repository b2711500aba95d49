/** The letters on the keys of a phone, from 2 to 9: https://www.itu.int/rec/T-REC-E.161 */
const letters = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** Digits or capital letters, then an optional extension. */
const form = /^([\dA-Z\s().+-]+?)(?:,?\s*(?:[Ee]xt\.?|x)\s*(\d{1,7}))?$/;

/** An O or I beside a digit, typed for a zero or a one. */
const slip = /\d[OI]|[OI]\d/;

/**
 * Reads a US number in display form, such as "(817) 555-0142 ext. 3": ten digits, or eleven if the first is 1. Area and
 * exchange begin with 2 to 9: https://www.nanpa.com/numbering/area-codes
 *
 * @returns the E.164 number "+18175550142" (https://www.itu.int/rec/T-REC-E.164), and the address of a link that calls
 *   it, "tel:+18175550142;ext=3" (https://www.rfc-editor.org/rfc/rfc3966); undefined for any other text
 */
export function readPhone(display: string) {
	const [, number = "", extension] = form.exec(display) ?? [];
	const digits = number
		.replace(/[A-Z]/g, (letter) => `${letters.findIndex((group) => group.includes(letter)) + 2}`)
		.replace(/\D/g, "");
	const [, national] = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits) ?? [];
	if (national === undefined || slip.test(number)) return undefined;
	const e164 = `+1${national}`;
	return { e164, address: `tel:${e164}${extension ? `;ext=${extension}` : ""}` };
}
