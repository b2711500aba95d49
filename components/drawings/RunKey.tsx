interface Props {
	/** The machine, for those who hear the key's name without seeing its drawing. */
	readonly machine: string;
}

/** The key that lets the drawing of its figure run and stop. The script shows it. */
export function RunKey({ machine }: Props) {
	return (
		<button className="key run-key" type="button" aria-pressed="false" hidden>
			<span>
				Run<span className="run-key__words"> the machine</span>
				<span className="visually-hidden">{` (${machine})`}</span>
			</span>
		</button>
	);
}
