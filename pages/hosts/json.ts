import type { Header } from "./rules.ts";

/** A configuration as text, indented, with a line end. */
export function printJson(value: object): string {
	return `${JSON.stringify(value, null, 2)}\n`;
}

/** A rule of Vercel, Firebase and serve: the headers of the files that match a pattern. */
export function headerRule(source: string, headers: readonly Header[]) {
	return { source, headers: headers.map(({ name, value }) => ({ key: name, value })) };
}
