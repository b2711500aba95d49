import { labels } from "../../content/interface.ts";
import type { MachineDrawingName } from "../../content/model/drawings.ts";
import { useSite } from "../site.ts";

interface Props {
	readonly drawing: MachineDrawingName;
	/** The name of the machine, for the button's accessible name. */
	readonly machine: string;
}

/** The button that starts and stops the machine in its figure. Hidden until the script shows it. */
export function RunKey({ drawing, machine }: Props) {
	const { base, runs } = useSite();
	const file = runs.get(drawing);
	const [verb, ...words] = labels.runMachine.split(" ");
	return (
		file && (
			<button className="key run-key" type="button" aria-pressed="false" data-run={base + file} hidden>
				<span>
					{verb}
					<span className="run-key__words">{` ${words.join(" ")}`}</span>
					<span className="visually-hidden">{` (${machine})`}</span>
				</span>
			</button>
		)
	);
}
