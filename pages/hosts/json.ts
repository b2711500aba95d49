/** A configuration as text, indented, with a line end. */
export function printJson(value: object): string {
	return `${JSON.stringify(value, null, 2)}\n`;
}
