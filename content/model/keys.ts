/** The keys of an object in their written order, with their own type, which `Object.keys` forgets. */
export function keysOf<T extends object>(record: T): readonly Extract<keyof T, string>[] {
	const keys: Extract<keyof T, string>[] = [];
	for (const key in record) {
		if (Object.hasOwn(record, key)) keys.push(key);
	}
	return keys;
}
