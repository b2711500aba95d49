import { type Form, opacity } from "./forms.ts";
import { keyframes, written } from "./keyframes.ts";
import { framesOf, largestError, type Motion } from "./sampler.ts";
import { steps, stretchesOf } from "./shown.ts";
import type { Frame, OverTime } from "./time.ts";

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

/** Collects what the parts of a running machine do, and writes their style sheet. */
export class Stage {
	readonly machine: string;
	/** Seconds. */
	readonly cycle: number;
	/** The numbers of all keyframes, by their contents: what moves alike shares them. */
	readonly #keyframes = new Map<string, number>();
	/** The rules of all classes. */
	readonly #rules = new Map<string, string>();
	readonly #errors: (() => number)[] = [];

	constructor(machine: string, cycle: number) {
		this.machine = machine;
		this.cycle = cycle;
	}

	/**
	 * Adds a part.
	 *
	 * @param isSeen when what contains the part is shown
	 * @returns the class of the part
	 */
	play<Value>({ movement, shown, opacity: fade }: Act<Value>, isSeen: OverTime<boolean>): string {
		const { cycle } = this;
		const stretches = stretchesOf((seconds) => isSeen(seconds) && (shown?.(seconds) ?? true), cycle);
		const animate = <Any>(move: Movement<Any>) => {
			const motion: Motion<Any> = { ...move, cycle, shown: stretches };
			const frames = written(framesOf(motion), move.form.decimals, cycle);
			this.#errors.push(() => largestError(motion, frames));
			return { name: this.#named(move.form, frames), timing: "linear" };
		};
		const animations = [
			...(movement ? [animate(movement)] : []),
			...(fade ? [animate({ form: opacity, value: fade, reach: 0 })] : []),
			...(shown
				? [{ name: this.#named(opacity, steps(stretchesOf(shown, cycle), cycle)), timing: "step-end" }]
				: []),
		];
		const part = [this.machine, ...animations.map(({ name }) => name)].join("-");
		const names = animations.map(({ name }) => `${this.machine}-${name}`).join();
		const timings = animations.map(({ timing }) => timing).join();
		const timing = /^linear(,linear)*$/.test(timings) ? "" : `;animation-timing-function:${timings}`;
		this.#rules.set(part, `.is-running .${part}{animation-name:${names}${timing}}`);
		return part;
	}

	#named<Value>(form: Form<Value>, frames: readonly Frame[]): number {
		const contents = keyframes(form, frames, this.cycle);
		const number = this.#keyframes.get(contents) ?? this.#keyframes.size + 1;
		this.#keyframes.set(contents, number);
		return number;
	}

	/** The style sheet of all parts. */
	get styles(): string {
		const rules = [...this.#keyframes].map(
			([contents, number]) => `@keyframes ${this.machine}-${number}{${contents}}`,
		);
		return [...this.#rules.values(), ...rules].join("");
	}

	/** How far each moving part is from its keyframes at most. Sheet units. */
	errors(): number[] {
		return this.#errors.map((errorOf) => errorOf());
	}
}
