/** How long the steps of a build take, in milliseconds. */
export class Timings {
	readonly #clock: () => number;
	readonly #steps = new Map<string, number>();
	/** The time in measured calls that ran inside the one that runs now. */
	#inside = 0;

	/** @param clock the milliseconds since the process started */
	constructor(clock: () => number) {
		this.#clock = clock;
	}

	/** Names the time since the process started. */
	started(step: string): void {
		this.#add(step, this.#clock());
	}

	/** Measures a call, without the measured calls inside it. */
	call<T>(step: string, task: () => T): T {
		const outer = this.#inside;
		this.#inside = 0;
		const start = this.#clock();
		try {
			return task();
		} finally {
			const duration = this.#clock() - start;
			this.#add(step, duration - this.#inside);
			this.#inside = outer + duration;
		}
	}

	/** Measures what it takes to get each item, without the measured calls inside. */
	*items<T>(step: string, items: Iterable<T>): Generator<T> {
		const iterator = items[Symbol.iterator]();
		for (;;) {
			const item = this.call(step, () => iterator.next());
			if (item.done) return;
			yield item.value;
		}
	}

	/** Measures until a promise is kept, without the measured calls in the meantime. */
	async wait<T>(step: string, promise: Promise<T>): Promise<T> {
		const inside = this.#inside;
		const start = this.#clock();
		const result = await promise;
		this.#add(step, this.#clock() - start - (this.#inside - inside));
		return result;
	}

	#add(step: string, duration: number): void {
		this.#steps.set(step, (this.#steps.get(step) ?? 0) + duration);
	}

	/** A line for each step, one for the whole process so far, and one for the memory it has needed at most. */
	lines(): readonly string[] {
		const steps = [...this.#steps, ["since the process started", this.#clock()] as const];
		const peak = process.resourceUsage().maxRSS / 1024;
		return [
			...steps.map(([step, duration]) => `${duration.toFixed(0).padStart(7)} ms  ${step}`),
			`${peak.toFixed(0).padStart(7)} MB  peak memory`,
		];
	}
}
