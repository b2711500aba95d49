import { labels } from "../../content/interface.ts";

/** The label of a button that runs a machine: "Run the machine", or "Stop the machine" while it runs. */
export function RunLabel() {
	return (
		<>
			<span className="key__run">{labels.run}</span>
			<span className="key__stop">{labels.stop}</span>
			<span className="key__words">{` ${labels.theMachine}`}</span>
		</>
	);
}
