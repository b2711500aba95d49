import { labels } from "../../content/interface.ts";

interface Props {
	/** The machine, for those who hear the key's name without seeing its drawing. */
	readonly machine: string;
}

/** The key that lets the drawing of its figure run and stop. The script shows it. */
export function RunKey({ machine }: Props) {
	const [verb, ...words] = labels.runMachine.split(" ");
	return (
		<button className="key run-key" type="button" aria-pressed="false" hidden>
			<span>
				{verb}
				<span className="run-key__words">{` ${words.join(" ")}`}</span>
				<span className="visually-hidden">{` (${machine})`}</span>
			</span>
		</button>
	);
}
