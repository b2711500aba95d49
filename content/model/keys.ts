/** The keys of an object in the order of the source, with their type, which `Object.keys` loses. */
export function keysOf<T extends object>(record: T): readonly Extract<keyof T, string>[] {
	const keys: Extract<keyof T, string>[] = [];
	for (const key in record) {
		if (Object.hasOwn(record, key)) keys.push(key);
	}
	return keys;
}
