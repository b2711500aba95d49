import { type CalloutName, callouts } from "../../../content/callouts.ts";
import type { MachineDrawingName } from "../../../content/schema/drawings.ts";
import { machines } from "./index.ts";
import type { Machine } from "./machine.ts";

/**
 * The numbers of the parts that the callouts of a machine name, from 1. A part, its callout and its
 * term on the page have the same number, as `data-part`: Part.css lights up numbers 1 to 5.
 */
export function partNumbersOf(machine: Pick<Machine, "callouts">): ReadonlyMap<CalloutName, number> {
	return new Map(machine.callouts.map(({ word }, index) => [word, index + 1]));
}

/** The same numbers by what the callouts say. */
export function partNumbersByText(name: MachineDrawingName): ReadonlyMap<string, number> {
	return new Map([...partNumbersOf(machines[name])].map(([word, number]) => [callouts[word], number]));
}
