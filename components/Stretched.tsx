interface Props {
	readonly text: string;
}

/** Splits text so that every second part is the word "Stretch". */
export function splitAtStretch(text: string): readonly string[] {
	return text.split(/\b(Stretch)\b/);
}

/** Text in which the word "Stretch" is set in the wide subset of the headline font. */
export function Stretched({ text }: Props) {
	const [before, word, ...after] = splitAtStretch(text);
	if (word === undefined) return text;
	return (
		<>
			{before}
			<span className="stretched">{word}</span>
			<Stretched text={after.join("")} />
		</>
	);
}
