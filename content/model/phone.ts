/** The letters on the keys of a phone, from 2 to 9: https://www.itu.int/rec/T-REC-E.161 */
const letters = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** Digits or capital letters, and an optional extension. */
const form = /^([\dA-Z\s().+-]+?)(?:,?\s*(?:[Ee]xt\.?|x)\s*(\d{1,7}))?$/;

function parse(display: string) {
	const [, number = "", extension] = form.exec(display) ?? [];
	const digits = number
		.replace(/[A-Z]/g, (letter) => `${letters.findIndex((group) => group.includes(letter)) + 2}`)
		.replace(/\D/g, "");
	return { digits, extension };
}

/**
 * Whether a text is a US number in display form: ten digits, or eleven if the first is 1. Area and exchange begin with
 * 2 to 9: https://www.nanpa.com/numbering/area-codes
 */
export function isUsPhone(display: string): boolean {
	return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(parse(display).digits);
}

/**
 * The E.164 form of a number that `isUsPhone` accepts, without its extension: "(817) 555-0142 ext. 3" becomes
 * "+18175550142". https://www.itu.int/rec/T-REC-E.164
 */
export function phoneE164(display: string): string {
	return `+1${parse(display).digits.slice(-10)}`;
}

/**
 * The address of a link that calls a number that `isUsPhone` accepts: "(817) 555-0142 ext. 3" becomes
 * "tel:+18175550142;ext=3". https://www.rfc-editor.org/rfc/rfc3966
 */
export function phoneAddress(display: string): string {
	const { extension } = parse(display);
	return `tel:${phoneE164(display)}${extension ? `;ext=${extension}` : ""}`;
}
