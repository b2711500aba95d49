/** Fills in the blank of a label: "Call {phone}" becomes "Call (817) 555-0142". */
export function fill(label: `${string}{${string}}${string}`, value: string): string {
	return label.replace(/\{\w+\}/, () => value);
}
