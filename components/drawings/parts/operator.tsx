import type { FloorPoint } from "../projection.ts";
import type { CalloutProps } from "./Callout.tsx";
import { Person } from "./person.tsx";

/** Between the feet: beside the control box, clear of the film. Inches. */
const [X, Y]: FloorPoint = [50, -72];

/** The operator of a turntable wrapper. Draw it last. */
export function Operator() {
	return <Person at={[X, Y]} />;
}

/** Says what the machine leaves to its operator. */
export const operatorCallout: CalloutProps = {
	part: [X + 3, Y - 3, 2],
	at: [110, 95],
	word: "Operator attaches and cuts film",
};
