/** The keys of an object in source order, with their type, which `Object.keys` loses. */
export function keysOf<T extends object>(record: T): readonly Extract<keyof T, string>[] {
	return Object.keys(record).filter((key): key is Extract<keyof T, string> => key in record);
}
