import { describe, expect, it } from "vitest";
import { runnableMachines } from "../../components/drawings/machines/index.ts";
import type { RunnableMachineName } from "../../content/schema/drawings.ts";
import { atLeastOne } from "../at-least-one.ts";
import { shapesOf } from "./depth.ts";
import { faultsOf } from "./faults.ts";

/** How many moments of a run are compared. */
const MOMENTS = 24;

/**
 * What a machine paints over something nearer, with the moment and the place on the sheet where it
 * shows most.
 */
function paintedOverNearer(name: RunnableMachineName): readonly string[] {
	const found = new Map<string, { squares: number; message: string }>();
	for (let index = 0; index < MOMENTS; index++) {
		for (const { painted, over, squares, by, at } of faultsOf(shapesOf(name, index / MOMENTS))) {
			const pair = `${painted} over ${over}`;
			if ((found.get(pair)?.squares ?? 0) >= squares) continue;
			const percent = Math.round((100 * index) / MOMENTS);
			const message = `${pair}: at ${percent}% of the run, at ${at.join()} on the sheet, which is ${Math.round(by)} in nearer`;
			found.set(pair, { squares, message });
		}
	}
	return Array.from(found.values(), ({ message }) => message);
}

describe("the paint order", () => {
	it.each(atLeastOne(runnableMachines, "machines that run"))(
		"of $name paints nothing over what is nearer",
		({ name }) => {
			expect(paintedOverNearer(name)).toEqual([]);
		},
	);
});
