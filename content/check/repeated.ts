import type { Found, Mistake } from "./mistakes.ts";

/**
 * A mistake for each value that repeats an earlier one, which the message names.
 *
 * @param keyOf values with the same key count as the same
 */
export function repeated(
	values: readonly Found[],
	allowed = "a value that nothing else uses",
	keyOf = (value: string) => value,
): readonly Mistake[] {
	const firsts = new Map<string, Found>();
	return values.flatMap(({ value, place }) => {
		const first = firsts.get(keyOf(value));
		if (first === undefined) {
			firsts.set(keyOf(value), { value, place });
			return [];
		}
		const where = first.place.join(", ");
		const wrong =
			value === first.value
				? `is already used in ${where}`
				: `is another form of "${first.value}" in ${where}`;
		return [{ value, place, wrong, allowed }];
	});
}
