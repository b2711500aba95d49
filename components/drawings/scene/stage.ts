import { type Form, opacity } from "./forms.ts";
import { keyframes, written } from "./keyframes.ts";
import { type Deviation, framesOf, largestDeviation, type Motion } from "./sampler.ts";
import { inBoth, joined, steps, stretchesOf } from "./shown.ts";
import type { OverTime, Stretch } from "./time.ts";

/** How a part moves. */
interface Movement<Value> {
	readonly form: Form<Value>;
	readonly value: OverTime<Value>;
	/** How far the part extends from the origin of its plane. Inches. */
	readonly reach: number;
}

/** What a part does in a run. While it is not shown, it may be anywhere. */
interface Act<Value> {
	readonly movement?: Movement<Value> | undefined;
	readonly shown?: OverTime<boolean> | undefined;
	readonly opacity?: OverTime<number> | undefined;
}

/** A movement that some parts share, while at least one of them is seen. */
interface Shared {
	readonly movement: { readonly form: unknown; readonly value: unknown; readonly reach: number };
	readonly seen: Stretch[];
	readonly parts: Set<string>;
	readonly frames: () => { contents: string; deviation: () => Deviation };
}

/** Where a part is in its scene. */
interface Place {
	/** When what contains it is shown. */
	readonly shown: readonly Stretch[];
	/** The named part of the machine to which it belongs. */
	readonly part?: string | undefined;
}

/** Collects what the parts of a running machine do, and writes their style sheet. */
export class Stage {
	readonly machine: string;
	/** Seconds. */
	readonly cycle: number;
	readonly #shared: Shared[] = [];
	readonly #stretches = new Map<OverTime<boolean>, readonly Stretch[]>();
	/** The animations of each part, by its class: the numbers of shared movements, and their timing. */
	readonly #parts = new Map<string, readonly { number: number; timing: string }[]>();

	constructor(machine: string, cycle: number) {
		this.machine = machine;
		this.cycle = cycle;
	}

	/**
	 * Adds a part. Parts that move by the same function share their keyframes, which are right while any of them is seen.
	 *
	 * @returns the class of the part
	 */
	play<Value>({ movement, shown, opacity: fade }: Act<Value>, place: Place): string {
		const seen = { ...place, shown: this.shownIn(place, shown) };
		const animations = [
			...(movement ? [{ number: this.#share(movement, seen), timing: "linear" }] : []),
			...(fade
				? [{ number: this.#share({ form: opacity, value: fade, reach: 0 }, seen), timing: "linear" }]
				: []),
			...(shown ? [{ number: this.#shareSteps(shown), timing: "step-end" }] : []),
		];
		const className = [this.machine, ...animations.map(({ number }) => number)].join("-");
		this.#parts.set(className, animations);
		return className;
	}

	/** When a part is shown: while what contains it is, and its own condition is met. */
	shownIn({ shown }: Place, condition?: OverTime<boolean>): readonly Stretch[] {
		return condition ? inBoth(shown, this.#stretchesOf(condition)) : shown;
	}

	#stretchesOf(condition: OverTime<boolean>): readonly Stretch[] {
		const stretches = this.#stretches.get(condition) ?? stretchesOf(condition, this.cycle);
		this.#stretches.set(condition, stretches);
		return stretches;
	}

	#share<Value>(movement: Movement<Value>, { shown, part = "an unnamed part" }: Place): number {
		const { form, value, reach } = movement;
		const known = this.#shared.findIndex(
			({ movement: other }) => other.form === form && other.value === value && other.reach === reach,
		);
		if (known >= 0) {
			this.#shared[known]?.seen.push(...shown);
			this.#shared[known]?.parts.add(part);
			return known + 1;
		}
		const seen = [...shown];
		const { cycle } = this;
		return this.#shared.push({
			movement,
			seen,
			parts: new Set([part]),
			frames: () => {
				const motion: Motion<Value> = { ...movement, cycle, shown: joined(seen) };
				const frames = written(framesOf(motion), form.decimals, cycle);
				return {
					contents: keyframes(form, frames, cycle),
					deviation: () => largestDeviation(motion, frames),
				};
			},
		});
	}

	#shareSteps(shown: OverTime<boolean>): number {
		const known = this.#shared.findIndex(({ movement }) => movement.value === shown);
		if (known >= 0) return known + 1;
		const { cycle } = this;
		return this.#shared.push({
			movement: { form: opacity, value: shown, reach: 0 },
			seen: [],
			parts: new Set(),
			frames: () => ({
				contents: keyframes(opacity, steps(this.#stretchesOf(shown), cycle), cycle),
				deviation: () => ({ by: 0, at: 0 }),
			}),
		});
	}

	/** The style sheet of all parts. */
	get styles(): string {
		const names = new Map<string, string>();
		const nameOf = this.#shared.map(({ frames }) => {
			const { contents } = frames();
			const name = names.get(contents) ?? `${this.machine}-${names.size + 1}`;
			names.set(contents, name);
			return name;
		});
		const rules = [...this.#parts].map(([part, animations]) => {
			const timings = animations.map(({ timing }) => timing).join();
			const timing = /^linear(,linear)*$/.test(timings) ? "" : `;animation-timing-function:${timings}`;
			return `.is-running .${part}{animation-name:${animations.map(({ number }) => nameOf[number - 1]).join()}${timing}}`;
		});
		const sheets = [...names].map(([contents, name]) => `@keyframes ${name}{${contents}}`);
		return [...rules, ...sheets].join("");
	}

	/** The largest deviation of each movement, with the named parts of the machine that share it. */
	deviations(): (Deviation & { readonly parts: string })[] {
		return this.#shared.map(({ frames, parts }) => ({ ...frames().deviation(), parts: [...parts].join() }));
	}
}
