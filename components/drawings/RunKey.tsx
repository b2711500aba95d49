import { labels } from "../../content/interface.ts";
import type { MachineDrawingName } from "../../content/model/drawings.ts";
import { useSite } from "../site.ts";

interface Props {
	readonly drawing: MachineDrawingName;
	/** The machine, for those who hear the key's name without seeing its drawing. */
	readonly machine: string;
}

/** The key that lets the drawing of its figure run and stop. The script shows it. */
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
