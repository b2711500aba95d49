import { DOMParser } from "linkedom";
import { keyframesOf, type Stage } from "../../components/drawings/scene/stage.ts";
import { ease, type OverTime } from "../../components/drawings/scene/time.ts";

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type SheetPoint = readonly [x: number, y: number];

const NUMBER = /-?\d*\.?\d+/g;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
	return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The matrix of a list of transform functions, in CSS or in an attribute. https://drafts.csswg.org/css-transforms/ */
function matrixOf(transform: string): Matrix {
	let matrix = IDENTITY;
	for (const [, name, list = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
		const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = (list.match(NUMBER) ?? []).map(Number);
		const radians = (a * Math.PI) / 180;
		const [cos, sin, tan] = [Math.cos(radians), Math.sin(radians), Math.tan(radians)];
		const functions: Record<string, Matrix> = {
			matrix: [a, b ?? 0, c, d, e, f],
			translate: [1, 0, 0, 1, a, b ?? 0],
			rotate: [cos, sin, -sin, cos, 0, 0],
			scale: [a, 0, 0, b ?? a, 0, 0],
			scaleX: [a, 0, 0, 1, 0, 0],
			scaleY: [1, 0, 0, a, 0, 0],
			skewX: [1, 0, tan, 1, 0, 0],
			skewY: [1, tan, 0, 1, 0, 0],
		};
		const next = functions[`${name}`];
		if (!next) throw new Error(`This test does not know the transform function ${name}. Add it.`);
		matrix = multiply(matrix, next);
	}
	return matrix;
}

/** The points of path data: of its lines, and the ends of its arcs. */
function pointsOf(data: string): SheetPoint[] {
	let [x, y] = [0, 0];
	return [...data.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = "", list = ""]) => {
		const numbers = (list.match(NUMBER) ?? []).map(Number);
		const isRelative = command === command.toLowerCase();
		const size = { h: 1, v: 1, a: 7, z: 1 }[command.toLowerCase()] ?? 2;
		const points: SheetPoint[] = [];
		for (let index = 0; index + size <= numbers.length; index += size) {
			const step = numbers.slice(index, index + size);
			const [first = 0, last = 0] = step.slice(-2);
			const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
			if (command.toLowerCase() === "h") x = fromX + first;
			else if (command.toLowerCase() === "v") y = fromY + first;
			else [x, y] = [fromX + first, fromY + last];
			points.push([x, y]);
		}
		return points;
	});
}

/** A part of a run, as a browser draws it between keyframes and as its mechanism has it. */
class Part {
	readonly #css: OverTime<string>;
	readonly #cycle: number;
	readonly #keyframes: readonly { readonly at: number; readonly state: string; readonly easing: string }[];
	readonly #known = new Map<number, { drawn: Matrix; exact: Matrix; isShown: boolean }>();

	constructor(css: OverTime<string>, cycle: number) {
		this.#css = css;
		this.#cycle = cycle;
		this.#keyframes = keyframesOf(css, cycle).map(({ place, ...rest }) => ({
			...rest,
			at: (place / 100_000) * cycle,
		}));
	}

	get moments(): number[] {
		return this.#keyframes.map(({ at }) => at);
	}

	at(seconds: number) {
		const known = this.#known.get(seconds) ?? this.#look(seconds);
		this.#known.set(seconds, known);
		return known;
	}

	#look(seconds: number) {
		const exact = this.#css(seconds);
		if (exact.startsWith("opacity")) {
			return { drawn: IDENTITY, exact: IDENTITY, isShown: Number(exact.split(":")[1]) > 0 };
		}
		const next = this.#keyframes.findIndex(({ at }) => at > seconds);
		const [before, after] = [this.#keyframes[next - 1], this.#keyframes[next]];
		if (!before || !after) throw new Error(`${seconds} s is not in the cycle of ${this.#cycle} s.`);
		const easing = before.easing === "linear" || before.easing === "step-end" ? before.easing : "ease-in-out";
		const part = ease(easing, (seconds - before.at) / (after.at - before.at));
		const ends = (after.state.match(NUMBER) ?? []).map(Number);
		const drawn = before.state.replace(NUMBER, (number) => {
			const end = ends.shift() ?? 0;
			return `${(Number(number) + (end - Number(number)) * part).toFixed(6)}`;
		});
		return { drawn: matrixOf(drawn), exact: matrixOf(exact), isShown: true };
	}
}

/** Where a point of a run is half-way between two keyframes, and where it has to be. Sheet units. */
export interface Sample {
	readonly path: string;
	/** Seconds. */
	readonly at: number;
	/** How far it is from there. */
	readonly by: number;
}

/** The worst sample of each path of a run, at the moments half-way between two keyframes of the groups that move it. */
export function halfway(markup: string, { animations, cycle }: Stage): Sample[] {
	const document = new DOMParser().parseFromString(`<body>${markup}</body>`, "text/html");
	const parts = new Map<string, readonly Part[]>();
	for (const [className, css] of animations) {
		parts.set(
			className,
			css.map((one) => new Part(one, cycle)),
		);
	}
	const samples: Sample[] = [];
	for (const path of document.querySelectorAll("path")) {
		const chain: (Part | Matrix)[] = [];
		for (let element: Element | null = path; element; element = element.parentElement) {
			const moving = (element.getAttribute("class") ?? "")
				.split(" ")
				.flatMap((name) => parts.get(name) ?? []);
			chain.unshift(matrixOf(element.getAttribute("transform") ?? ""), ...moving);
		}
		const moving = chain.filter((link) => link instanceof Part);
		const moments = [...new Set(moving.flatMap((part) => part.moments))].sort((a, b) => a - b);
		const data = path.getAttribute("d") ?? "";
		const points = pointsOf(data);
		let worst: Sample = { path: data, at: 0, by: 0 };
		for (const [index, moment] of moments.slice(1).entries()) {
			const before = moments[index] ?? 0;
			// Between the two keyframes of a jump, the first one holds.
			if (moment - before < (2.5 * cycle) / 100_000) continue;
			const at = (before + moment) / 2;
			if (!moving.every((part) => part.at(at).isShown)) continue;
			const product = (side: "drawn" | "exact") =>
				chain.reduce<Matrix>(
					(matrix, link) => multiply(matrix, link instanceof Part ? link.at(at)[side] : link),
					IDENTITY,
				);
			const [drawn, exact] = [product("drawn"), product("exact")];
			const [a, b, c, d, e, f] = drawn.map((number, place) => number - (exact[place] ?? 0));
			for (const [x, y] of points) {
				const by = Math.hypot((a ?? 0) * x + (c ?? 0) * y + (e ?? 0), (b ?? 0) * x + (d ?? 0) * y + (f ?? 0));
				if (by > worst.by) worst = { path: data, at, by };
			}
		}
		if (moving.length > 0) samples.push(worst);
	}
	return samples;
}
