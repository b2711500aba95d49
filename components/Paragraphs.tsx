interface Props {
	/** An empty line separates paragraphs. */
	readonly of: string;
}

export function Paragraphs({ of: text }: Props) {
	return text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
