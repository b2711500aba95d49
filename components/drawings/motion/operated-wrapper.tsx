import type { TwofoldMachine as Machine } from "../machines/machine.ts";
import { Callout, type CalloutProps } from "../parts/Callout.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { Person } from "../parts/person.tsx";
import type { FloorPoint } from "../projection.ts";
import { operator, WALK } from "./operator.ts";
import { type TurntableWrapper, turntableWrapper } from "./turntable-wrapper.tsx";

/** Where the operator stands: beside the control box, clear of the film. Inches. */
const [X, Y]: FloorPoint = [50, -72];
/** In front of the film, clear of the table. Inches. */
const AT_FILM: FloorPoint = [30, -46];
const CALLOUT: CalloutProps = {
	part: [X + 3, Y - 3, 2],
	at: [110, 95],
	word: "operator-attaches-and-cuts-film",
};

/** A turntable wrapper with an operator on its poster. */
export function operatedWrapper({
	callouts,
	...options
}: Omit<TurntableWrapper, "wait"> & Pick<Machine, "callouts">): Machine {
	const { wrapping, styles, start, still, running } = turntableWrapper({ ...options, wait: WALK });
	const person = <Person at={[X, Y]} />;
	return {
		callouts: [...callouts, CALLOUT],
		still: (view) => (
			<>
				{still}
				<TurnArrow radius={42} from={0} to={64} />
				{view === "poster" && person}
			</>
		),
		run: {
			start,
			styles: styles + operator(wrapping, { from: [X, Y], to: AT_FILM }),
			drawing: (
				<>
					{running}
					<g className={`${options.machine}-operator`}>
						{person}
						<g className="callouts">
							<Callout {...CALLOUT} />
						</g>
					</g>
				</>
			),
		},
	};
}
