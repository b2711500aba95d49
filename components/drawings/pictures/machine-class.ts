import type { RunnableMachineName } from "../../../content/schema/drawings.ts";

/**
 * The class of a machine's drawings, which the style sheets of transitions, of the hero and of its
 * run select.
 */
export function machineClass(name: RunnableMachineName): string {
	return `machine-${name}`;
}
