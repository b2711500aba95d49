interface Props {
	readonly text: string;
}

/** A text in which the word "Stretch" is set in the wide cut of the headline font. */
export function Stretched({ text }: Props) {
	const [before, ...after] = text.split(/\bStretch\b/);
	if (after.length === 0) {
		return text;
	}
	return (
		<>
			{before}
			<span className="stretched">Stretch</span>
			{after.join("Stretch")}
		</>
	);
}
