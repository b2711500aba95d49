import { labels } from "../../content/interface.ts";
import type { RunningMachine } from "../../content/model/drawings.ts";
import { classList } from "../class-list.ts";
import { useSite } from "../site-context.ts";

interface Props {
	readonly machine: RunningMachine;
	/** What visitors call it, for the button's accessible name. */
	readonly name?: string;
	readonly className: "run-key" | "run-key run-key--lower-right" | "hero__run";
	/** Whether the machine also runs for one cycle when the button first comes into view. */
	readonly plays?: boolean;
}

/**
 * The button that starts and stops the machine in its figure, which has the attribute `data-machine`. Hidden until
 * assets/enhance/machine.ts shows it.
 */
export function RunKey({ machine, name, className, plays = false }: Props) {
	const { base, runs } = useSite();
	const file = runs.get(machine);
	if (file === undefined) {
		throw new Error(
			`The machine "${machine}" runs on a page whose entry in pages/page-list.tsx does not name it.`,
		);
	}
	// Each label has these words of its own. Shared ones would move when a label of another width takes its place.
	const words = <span className="key__words">{` ${labels.theMachine}`}</span>;
	return (
		<button
			className={classList("key key--run", className)}
			type="button"
			data-run={base + file}
			data-state="ready"
			data-plays={plays ? "" : undefined}
			hidden
		>
			<span>
				<span className="key__run">
					{labels.run}
					{words}
				</span>
				<span className="key__loads">{labels.loading}</span>
				<span className="key__stop">
					{labels.stop}
					{words}
				</span>
				<span className="key__reload">{labels.reloadToRun}</span>
				{name && <span className="visually-hidden">{` (${name})`}</span>}
			</span>
		</button>
	);
}
