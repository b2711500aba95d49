interface Props {
	/** An empty line separates paragraphs. */
	readonly text: string;
}

export function Paragraphs({ text }: Props) {
	return text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
