import { project } from "../projection.ts";

/** Draws level shapes at a height, in inches of the floor. */
export function onFloorAt(z: number): string {
	return `matrix(2 1-2 1 0 ${project([0, 0, z])[1]})`;
}
