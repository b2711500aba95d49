/**
 * Reads a US number of ten digits, with or without +1, such as "(817) 555-0142". Area codes and
 * exchanges begin with 2 to 9: https://www.nanpa.com/numbering/area-codes
 *
 * @returns its E.164 form, "+18175550142" (https://www.itu.int/rec/T-REC-E.164); undefined for any
 *   other text
 */
export function readPhone(display: string): string | undefined {
	const [, national] = /^\+?1?([2-9]\d{2}[2-9]\d{6})$/.exec(display.replace(/[\s().-]/g, "")) ?? [];
	return national && `+1${national}`;
}
