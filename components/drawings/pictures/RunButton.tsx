import { labels } from "../../../content/interface.ts";
import type { RunnableMachineName } from "../../../content/schema/drawings.ts";
import { useSite } from "../../site-context.ts";

interface Props {
	readonly machine: RunnableMachineName;
	/** What visitors call it, for the button's accessible name. */
	readonly name?: string;
	/** The milliseconds for which the machine also runs when the button first comes into view. */
	readonly autoplayMilliseconds?: number;
}

/**
 * The button that starts and stops the machine in its figure, which has the attribute
 * `data-machine`. Hidden until assets/enhance/machine.ts shows it, which also sets the label of its
 * state.
 */
export function RunButton({ machine, name, autoplayMilliseconds }: Props) {
	const { base, runs } = useSite();
	return (
		<button
			className="plain-button run-button"
			type="button"
			data-run={`${base}${runs.get(machine)}`}
			data-plays={autoplayMilliseconds}
			data-ready={labels.run}
			data-loads={labels.loading}
			data-runs={labels.stop}
			data-fails={labels.reloadToRun}
			hidden
		>
			<span>
				{labels.run}
				<span className="run-button__words">{` ${labels.theMachine}`}</span>
			</span>
			{name && <span className="visually-hidden">{` (${name})`}</span>}
		</button>
	);
}
