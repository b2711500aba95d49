/** The keys of an object in source order, with their type, which `Object.keys` loses. */
export function keysOf<T extends object>(record: T): readonly Extract<keyof T, string>[] {
	return Object.keys(record).filter((key): key is Extract<keyof T, string> => key in record);
}

/** The keys of each member of a union of objects. `keyof` has only those that all members share. */
export type KeyOfEach<T> = T extends object ? Extract<keyof T, string> : never;
