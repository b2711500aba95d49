import { short } from "../geometry/path.ts";
import { type Easing, INSTANT, type OverTime } from "./time.ts";

/**
 * Keyframe percentages have three decimals: with two, fast parts would be off by a third of a sheet
 * unit.
 */
const OFFSETS = 100_000;

interface Keyframe {
	/** Hundred-thousandths of the cycle. */
	readonly offset: number;
	/** CSS declarations. */
	readonly state: string;
	/** How a browser gets to the next keyframe. */
	readonly easing: Easing;
}

/**
 * The keyframes of CSS declarations. A jump takes two: the first, just before it, holds the old
 * value, because CSS allows only one keyframe at a percentage.
 */
export function keyframesOf(css: OverTime<string>, cycle: number): Keyframe[] {
	const moments = [0, ...css.moments.filter((at) => at > 0 && at < cycle).sort((a, b) => a - b), cycle];
	const keyframes: Keyframe[] = [];
	for (const at of moments) {
		const offset = Math.round((at / cycle) * OFFSETS);
		const state = css(Math.min(at + INSTANT, cycle - INSTANT));
		const before = css(Math.max(at - INSTANT, 0));
		// Two moments may be rounded to one percentage.
		if (keyframes.at(-1)?.offset === offset) keyframes.pop();
		const last = keyframes.at(-1);
		if (last && last.offset < offset - 1 && last.easing !== "step-end" && before !== state) {
			keyframes.push({ offset: offset - 1, state: before, easing: "step-end" });
		}
		keyframes.push({ offset, state, easing: css.easingAfter?.(at) ?? "linear" });
	}
	return keyframes.filter(({ state }, index) => {
		const [before, after] = [keyframes[index - 1], keyframes[index + 1]];
		return before?.state !== state || after?.state !== state;
	});
}

/**
 * The contents of a `@keyframes` rule. Keyframes that look the same share one block, so what
 * repeats in each turn takes few bytes.
 */
function contentsOf(css: OverTime<string>, cycle: number): string {
	const blocks = new Map<string, string[]>();
	keyframesOf(css, cycle).forEach(({ offset, state, easing }) => {
		const block = easing === "linear" ? state : `${state};animation-timing-function:${easing}`;
		blocks.set(block, [...(blocks.get(block) ?? []), `${short((100 * offset) / OFFSETS, 3)}%`]);
	});
	return [...blocks].map(([block, places]) => `${places.join()}{${block}}`).join("");
}

/** A class of parts that move alike. */
interface AnimatedClass {
	/** CSS declarations over time. */
	readonly animations: readonly OverTime<string>[];
	/** The CSS rule that names the animations. */
	readonly rule: string;
}

/** Collects the animations of a running machine, and writes their style sheet. */
export class AnimationSheet {
	/** Seconds. */
	readonly cycle: number;
	/** The parts that have been added, by their class. */
	readonly classes = new Map<string, AnimatedClass>();
	readonly #prefix: string;
	/** The numbers of animations, by the contents of their `@keyframes`. */
	readonly #numbers = new Map<string, number>();

	/**
	 * @param prefix the beginning of the classes of parts and of the names of their animations
	 * @param cycle seconds
	 */
	constructor(prefix: string, cycle: number) {
		this.#prefix = prefix;
		this.cycle = cycle;
	}

	/**
	 * Adds the animations of a part. Parts that move alike share their keyframes and their class.
	 *
	 * @returns the class of the part
	 */
	addAnimation(...animations: readonly OverTime<string>[]): string {
		const numbers = animations.map((animation) => {
			const contents = contentsOf(animation, this.cycle);
			const number = this.#numbers.get(contents) ?? this.#numbers.size + 1;
			this.#numbers.set(contents, number);
			return number;
		});
		const className = [this.#prefix, ...numbers].join("-");
		const names = numbers.map((number) => this.#nameOf(number));
		const rule = `[data-run-state] .${className}{animation-name:${names.join()}}`;
		this.classes.set(className, { animations, rule });
		return className;
	}

	/** The style sheet of all parts. */
	get styles(): string {
		const rules = [...this.classes.values()].map(({ rule }) => rule);
		const keyframes = [...this.#numbers].map(
			([contents, number]) => `@keyframes ${this.#nameOf(number)}{${contents}}`,
		);
		return [...rules, ...keyframes].join("");
	}

	/** The name of an animation. */
	#nameOf(number: number): string {
		return `${this.#prefix}-${number}`;
	}
}
