interface Props {
	readonly text: string;
}

/** Sets the word "Stretch" in the wide cut of the headline face: the signature of the wordmark and the headline. */
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
