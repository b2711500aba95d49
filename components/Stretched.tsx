import { splitAtStretch } from "../content/site/titles.ts";

interface Props {
	readonly text: string;
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
