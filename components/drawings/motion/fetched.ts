import { type Point, project } from "../projection.ts";
import { closed, EASE, type Frame, HOLD, JUMP, movingPart, short } from "./keyframes.ts";

interface Fetched {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	/** Seconds. */
	readonly cycle: number;
	/** When the truck may drive up to the load. */
	readonly from: number;
}

/** How far in front of the table the truck appears, and how high it lifts a load. Inches. */
const AWAY = 58;
const LIFT = 3;

/** How long each step takes, from when the truck may come. Seconds. */
const [COMES, LIFTS, LEAVES, RETURNS, LOWERS, GOES] = [0.9, 0.3, 1.1, 1.1, 0.3, 0.7];

/** From when the truck may come until it is gone. Seconds. */
export const FETCHING = COMES + LIFTS + LEAVES + RETURNS + LOWERS + GOES;

/**
 * A lift truck takes the wrapped load from the table and sets down a bare one. `-load` is the load and `-truck` the
 * forks of the truck, which move and fade. `-laid` is the film on the load, which disappears with it.
 */
export function fetched({ machine, cycle, from }: Fetched): string {
	const part = (name: string, frames: readonly Frame[]) =>
		movingPart({ name: `${machine}-${name}`, cycle, frames: closed(frames, cycle) });
	const lifts = from + COMES;
	const leaves = lifts + LIFTS;
	const gone = leaves + LEAVES;
	const lowers = gone + RETURNS;
	const goes = lowers + LOWERS;
	const [rest, lifted, away] = [at([0, 0, 0]), at([0, 0, LIFT]), at([0, AWAY, LIFT])];
	const apart = at([0, AWAY, 0]);
	const [shown, hidden] = ["opacity:1", "opacity:0"];
	const both = [
		{ at: lifts, css: rest },
		{ at: leaves, css: lifted + EASE },
		{ at: gone, css: away + EASE },
		{ at: lowers, css: lifted },
		{ at: goes, css: rest },
	];
	return [
		part("load", [{ at: 0, css: rest }, ...both]),
		part("load-fade", [
			{ at: 0, css: shown },
			{ at: gone - 0.6, css: shown },
			{ at: gone, css: hidden },
			{ at: gone + 0.6, css: shown },
		]),
		part("laid", [
			{ at: 0, css: shown },
			{ at: gone, css: shown + HOLD },
			{ at: gone + JUMP, css: hidden },
		]),
		part("truck", [
			{ at: 0, css: apart },
			{ at: from, css: apart + EASE },
			...both.slice(0, -1),
			{ at: goes, css: rest + EASE },
			{ at: goes + GOES, css: apart },
		]),
		part("truck-fade", [
			{ at: 0, css: hidden },
			{ at: from, css: hidden },
			{ at: from + 0.5, css: shown },
			{ at: gone - 0.6, css: shown },
			{ at: gone, css: hidden },
			{ at: gone + 0.6, css: shown },
			{ at: goes + GOES - 0.5, css: shown },
			{ at: goes + GOES, css: hidden },
		]),
	].join("");
}

function at(inches: Point): string {
	const [right, down] = project(inches);
	return `transform:translate(${short(right)}px,${short(down)}px)`;
}
