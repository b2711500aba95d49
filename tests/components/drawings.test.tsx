import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HeroDrawing } from "../../components/drawings/HeroDrawing.tsx";
import { LoadDrawing } from "../../components/drawings/LoadDrawing.tsx";
import { LogoMark } from "../../components/drawings/LogoMark.tsx";
import { LostLoadDrawing } from "../../components/drawings/LostLoadDrawing.tsx";
import { MachineDrawing } from "../../components/drawings/MachineDrawing.tsx";
import { machines, transitionStyles } from "../../components/drawings/machines/index.ts";
import { PlanDrawing } from "../../components/drawings/PlanDrawing.tsx";
import { ScaleDrawing } from "../../components/drawings/ScaleDrawing.tsx";
import { SitePlan } from "../../components/drawings/SitePlan.tsx";
import { SpotDrawing } from "../../components/drawings/SpotDrawing.tsx";
import { StoppedWrapperDrawing } from "../../components/drawings/StoppedWrapperDrawing.tsx";
import { company } from "../../content/company.ts";
import { loadDrawings, machineDrawings, planDrawings, spotDrawings } from "../../content/model/drawings.ts";

/** Bytes of brotli that the markup of one drawing may take. */
const MACHINE_BUDGET = 1536;
/** A running machine has every side that comes into view, and each strip of film. */
const RUN_BUDGET = 2048;
const HERO_BUDGET = 3584;
const SPOT_BUDGET = 614;

interface Sheet {
	readonly name: string;
	readonly budget: number;
	readonly element: ReactElement;
}

const SHEETS: readonly Sheet[] = [
	...machineDrawings.flatMap((machine) => [
		{
			name: `${machine} on its poster`,
			budget: MACHINE_BUDGET,
			element: <MachineDrawing machine={machine} view="poster" alt="A machine" />,
		},
		{ name: `${machine} at work`, budget: RUN_BUDGET, element: machines[machine].run.drawing },
		{
			name: `bare ${machine}`,
			budget: MACHINE_BUDGET,
			element: <MachineDrawing machine={machine} view="bare" alt="A machine" />,
		},
	]),
	...spotDrawings.map((spot) => ({ name: spot, budget: SPOT_BUDGET, element: <SpotDrawing spot={spot} /> })),
	...loadDrawings.map((load) => ({ name: load, budget: SPOT_BUDGET, element: <LoadDrawing load={load} /> })),
	...planDrawings.map((plan) => ({
		name: `${plan} from above`,
		budget: SPOT_BUDGET,
		element: <PlanDrawing plan={plan} />,
	})),
	{ name: "hero", budget: HERO_BUDGET, element: <HeroDrawing alt="The hero" /> },
	{ name: "scale", budget: SPOT_BUDGET, element: <ScaleDrawing alt="A scale" /> },
	{ name: "lost load", budget: MACHINE_BUDGET, element: <LostLoadDrawing /> },
	{ name: "stopped wrapper", budget: MACHINE_BUDGET, element: <StoppedWrapperDrawing /> },
	{ name: "logo mark", budget: SPOT_BUDGET, element: <LogoMark /> },
];

function brotliBytes(text: string): number {
	const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
	return brotliCompressSync(text, { params }).length;
}

function valuesOf(attribute: string, markup: string): string[] {
	return [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(([, value]) => value ?? "");
}

function classesIn(markup: string): Set<string> {
	return new Set(valuesOf("class", markup).flatMap((value) => value.split(" ")));
}

/** The classes that the stylesheet names in the body of one layer, or in all of it. */
function classesInStyles(): Set<string> {
	const css = ["drawings.css", "HeroDrawing.css", "motion/motion.css"]
		.map((file) => readFileSync(new URL(`../../components/drawings/${file}`, import.meta.url), "utf8"))
		.concat(
			Object.values(machines).map(({ run }) => run.styles),
			transitionStyles,
		)
		.join("");
	const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
	const names = new Set([...bare.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ""));
	// Set by the script to run a machine.
	names.delete("is-running");
	names.delete("run");
	return names;
}

interface Bounds {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** How many numbers each path command of the drawings takes, and how its last ones move the pen. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, a: 7, z: 0 };

/** The points at which the path's pen stops; the bulge of an arc is left out. */
function penStops(data: string): [number, number][] {
	const stops: [number, number][] = [];
	let [x, y, startX, startY] = [0, 0, 0, 0];
	for (const [, letter = "", rest = ""] of data.matchAll(/([a-z])([^a-z]*)/g)) {
		const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
		const arity = ARITY[letter];
		if (arity === undefined) {
			throw new Error(`A path uses the command "${letter}", which this test cannot follow.`);
		}
		if (letter === "z") {
			[x, y] = [startX, startY];
		}
		for (let index = 0; index < numbers.length; index += arity) {
			const step = numbers.slice(index, index + arity);
			const last = step.at(-1) ?? 0;
			x += letter === "v" ? 0 : letter === "h" ? last : (step.at(-2) ?? 0);
			y += letter === "h" ? 0 : last;
			if (letter === "m" && index === 0) {
				[startX, startY] = [x, y];
			}
			stops.push([x, y]);
		}
	}
	return stops;
}

function boundsOf(stops: readonly [number, number][]): Bounds {
	const [xs, ys] = [stops.map(([x]) => x), stops.map(([, y]) => y)];
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function viewBoxOf(markup: string): Bounds {
	const [left = 0, top = 0, width = 0, height = 0] = (valuesOf("viewBox", markup)[0] ?? "")
		.split(" ")
		.map(Number);
	return { left, top, right: left + width, bottom: top + height };
}

/** Widest that the annotation face sets a character of the callouts, at their largest size. Sheet units. */
const CHARACTER = 9.7;
/** Between a callout and the border of its sheet. Sheet units. */
const MARGIN = 8;

function calloutTexts(markup: string): { left: number; right: number; word: string }[] {
	return [...markup.matchAll(/<text( class="te")? x="(-?\d+)"[^>]*>([^<]*)</g)].map(
		([, end, x, word = ""]) => {
			const width = word.length * CHARACTER;
			const at = Number(x);
			return end ? { left: at - width, right: at, word } : { left: at, right: at + width, word };
		},
	);
}

describe.each(SHEETS)("the drawing $name", ({ element, budget }) => {
	const markup = renderToStaticMarkup(element);

	it("fits its budget of compressed bytes", () => {
		expect(brotliBytes(markup)).toBeLessThanOrEqual(budget);
	});

	it("leaves every color to the stylesheet", () => {
		expect(markup).not.toMatch(/ (style|fill|stroke|color|stop-color|opacity)="/);
	});

	it("gives no two elements the same id", () => {
		const ids = valuesOf("id", markup);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("holds no number that is not finite", () => {
		expect(markup).not.toMatch(/NaN|Infinity|undefined/);
	});
});

describe("the classes of the drawings", () => {
	const drawn = classesIn(SHEETS.map(({ element }) => renderToStaticMarkup(element)).join(""));
	const styled = classesInStyles();

	it("each have a rule in the stylesheet", () => {
		expect([...drawn].filter((name) => !styled.has(name))).toEqual([]);
	});

	it("are all that the stylesheet has rules for", () => {
		expect([...styled].filter((name) => !drawn.has(name))).toEqual([]);
	});
});

describe.each(machineDrawings)("the machine %s", (machine) => {
	const poster = renderToStaticMarkup(<MachineDrawing machine={machine} view="poster" alt="A machine" />);
	const bare = renderToStaticMarkup(<MachineDrawing machine={machine} view="bare" alt="" />);

	it("is an image named by its alternative text", () => {
		expect(poster).toMatch(/^<svg [^>]*role="img" aria-label="A machine"/);
	});

	it("is skipped by assistive technology when it has no alternative text", () => {
		expect(bare).toMatch(/^<svg [^>]*aria-hidden="true"/);
		expect(bare).not.toMatch(/role=|aria-label/);
	});

	it("names between one and five parts on its poster, and none when bare", () => {
		const callouts = calloutTexts(poster);
		expect(callouts.length).toBeGreaterThanOrEqual(1);
		expect(callouts.length).toBeLessThanOrEqual(5);
		expect(bare).not.toContain("<text");
	});

	it("has no number in a callout", () => {
		expect(calloutTexts(poster).filter(({ word }) => /\d/.test(word))).toEqual([]);
	});

	it("keeps its callouts clear of the border of the poster", () => {
		const sheet = viewBoxOf(poster);
		const cut = calloutTexts(poster).filter(
			({ left, right }) => left < sheet.left + MARGIN || right > sheet.right - MARGIN,
		);
		expect(cut).toEqual([]);
	});

	it("runs every leader from its dot to its word without turning back", () => {
		const leaders = [...poster.matchAll(/<path class="z" d="([^"]*)"/g)].map(([, data = ""]) =>
			penStops(data),
		);
		const turning = leaders.filter((stops) => {
			const [dot, ...others] = stops.map(([x]) => x);
			const end = others.at(-1) ?? 0;
			const elbow = others[0] ?? 0;
			return Math.sign(elbow - (dot ?? 0)) * (end - elbow) < 0;
		});
		expect(turning).toEqual([]);
	});

	it("stays inside the bare crop, and so inside the poster", () => {
		const sheet = viewBoxOf(bare);
		const drawn = boundsOf(valuesOf("d", bare).flatMap(penStops));
		expect(drawn.left).toBeGreaterThanOrEqual(sheet.left);
		expect(drawn.top).toBeGreaterThanOrEqual(sheet.top);
		expect(drawn.right).toBeLessThanOrEqual(sheet.right);
		expect(drawn.bottom).toBeLessThanOrEqual(sheet.bottom);
	});
});

it("paints the city of the warehouse on its wall, and narrows a long name", () => {
	const { warehouse } = company;
	const shortName = renderToStaticMarkup(<SpotDrawing spot="usa-based" />);
	expect(shortName).toContain(`>${warehouse.city.toUpperCase()}</text>`);
	expect(shortName).toContain(`>${warehouse.state}</text>`);
	Object.assign(company, { warehouse: { ...warehouse, city: "San Francisco" } });
	const longName = renderToStaticMarkup(<SpotDrawing spot="usa-based" />);
	Object.assign(company, { warehouse });
	expect(longName).toMatch(/ textLength="43" lengthAdjust="spacingAndGlyphs"[^>]*>SAN FRANCISCO</);
});

describe("the hero", () => {
	it("carries the two measures of a standard pallet", () => {
		const hero = renderToStaticMarkup(<HeroDrawing alt="" />);
		expect(hero).toMatch(/>48 in</);
		expect(hero).toMatch(/>40 in</);
	});
});

it("A football field has 1.32 of the acres of the site beside it", () => {
	const markup = renderToStaticMarkup(<SitePlan acres={50} />);
	const [plot = 0, field = 0] = ["m1", "a1"].map((ink) => areaOf(markup, ink));
	expect(plot).toBeGreaterThan(0);
	expect((50 * field) / plot).toBeCloseTo(1.32, 2);
});

/** The area of a face with four straight edges, in square units of the sheet. */
function areaOf(markup: string, ink: string): number {
	const [, path = ""] = markup.match(new RegExp(`class="${ink}" d="m([^"]+)z"`)) ?? [];
	const [, , ax = 0, ay = 0, bx = 0, by = 0] = (path.match(/-?\d+/g) ?? []).map(Number);
	return Math.abs(ax * by - ay * bx);
}
