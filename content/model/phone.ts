/** The letters on the keys of a phone, from 2 to 9: https://www.itu.int/rec/T-REC-E.161 */
const keys = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** Digits or capital letters, and an optional extension. */
const form = /^([\dA-Z\s().+-]+?)(?:,?\s*(?:[Ee]xt\.?|x)\s*(\d{1,7}))?$/;

/** Area and exchange begin with 2 to 9: https://www.nanpa.com/numbering/area-codes */
const tenDigits = /^1?([2-9]\d{2}[2-9]\d{6})$/;

function parse(display: string) {
	const [, written = "", extension] = form.exec(display) ?? [];
	const digits = written
		.replace(/[A-Z]/g, (letter) => String(keys.findIndex((letters) => letters.includes(letter)) + 2))
		.replace(/\D/g, "");
	return { number: tenDigits.exec(digits)?.[1], extension };
}

/** Whether a text is a US number in display form: ten digits, or eleven if the first is 1. */
export function isUsPhone(display: string): boolean {
	return parse(display).number !== undefined;
}

/**
 * The E.164 form of a US number, without its extension: "(817) 555-0142 ext. 3" becomes "+18175550142".
 * https://www.itu.int/rec/T-REC-E.164
 *
 * @throws RangeError for anything that `isUsPhone` rejects
 */
export function phoneE164(display: string): string {
	const { number } = parse(display);
	if (number === undefined) {
		throw new RangeError(`"${display}" is not a US phone number, so no link can call it.`);
	}
	return `+1${number}`;
}

/**
 * The address of a link that calls a US number: "(817) 555-0142 ext. 3" becomes "tel:+18175550142;ext=3".
 * https://www.rfc-editor.org/rfc/rfc3966
 *
 * @throws RangeError for anything that `isUsPhone` rejects
 */
export function phoneAddress(display: string): string {
	const { extension } = parse(display);
	return `tel:${phoneE164(display)}${extension === undefined ? "" : `;ext=${extension}`}`;
}
