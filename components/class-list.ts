/** The names of an element's classes as its `className`, without those that do not apply. */
export function classList(...names: readonly (string | undefined)[]): string | undefined {
	return names.filter((name) => name !== undefined).join(" ") || undefined;
}
