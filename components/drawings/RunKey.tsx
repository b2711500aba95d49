import type { MachineDrawingName } from "../../content/model/drawings.ts";
import { useSite } from "../site.ts";
import { RunLabel } from "./RunLabel.tsx";

interface Props {
	readonly drawing: MachineDrawingName;
	/** The name of the machine, for the button's accessible name. */
	readonly machine: string;
}

/** The button that starts and stops the machine in its figure. Hidden until the script shows it. */
export function RunKey({ drawing, machine }: Props) {
	const { base, runs } = useSite();
	const file = runs.get(drawing);
	return (
		file && (
			<button className="key key--run run-key" type="button" data-run={base + file} hidden>
				<span>
					<RunLabel />
					<span className="visually-hidden">{` (${machine})`}</span>
				</span>
			</button>
		)
	);
}
