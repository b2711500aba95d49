/**
 * What is wrong with several pages, by cause: a fault that pages share is one line, with the places
 * where it shows.
 */
export class Faults {
	readonly #places = new Map<string, string[]>();
	#looks = 0;

	/** Adds what a look at a place has found, such as "/partners/" or "/ at 320 px". */
	add(place: string, faults: Iterable<string>): void {
		this.#looks++;
		for (const fault of new Set(faults)) {
			this.#places.set(fault, [...(this.#places.get(fault) ?? []), place]);
		}
	}

	/**
	 * One line for each fault.
	 *
	 * @throws Error if nothing was looked at
	 */
	get lines(): readonly string[] {
		if (this.#looks === 0) throw new Error("This test has looked at no page, so it proves nothing.");
		return [...this.#places].map(([fault, [first, second, ...others]]) => {
			const places = [first, second].filter((place) => place !== undefined).join(", ");
			return `${fault}: on ${places}${others.length > 0 ? ` and ${others.length} more` : ""}`;
		});
	}
}
